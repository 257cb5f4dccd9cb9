/**
 * Its tabs are animated into place, and the first press on one cancels the animation: the tab jumps away from under the pointer and the
 * press misses it. Names of tabs and types that do not fit go on a second line instead of being cut off.
 */
const STYLE = `<style>
.graphiql-tabs > .graphiql-tab { transform: none !important; }
.graphiql-tabs { flex-wrap: wrap; }
.graphiql-doc-explorer-title, .graphiql-doc-explorer-search [role=option] { white-space: normal; overflow-wrap: anywhere; }
.graphiql-doc-explorer-content { overflow-wrap: anywhere; }
</style>`;

/**
 * Signs the calls of the tab whose headers hold the keys of a partner, as `docs/open/client/signedCalls.ts` does. The private key stays in
 * the browser, and no cookie is sent.
 */
const SIGNER = `<script>
(() => {
  const send = window.fetch.bind(window);
  const bytesOf = (pem) => Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\\s/g, '')), (letter) => letter.charCodeAt(0));
  const base64 = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)));
  window.fetch = async (input, init) => {
    const given = (init && init.headers) || {};
    const pairs = given instanceof Headers ? [...given] : Object.entries(given);
    const headers = new Headers(pairs.map(([name, value]) => [name, String(value).replace(/\\s+/g, ' ')]));
    const pem = headers.get('sign-with-private-key');
    if (!pem) return send(input, init);
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('pkcs8', bytesOf(pem), algorithm, false, ['sign']);
    const { pathname, search } = new URL(input, location.href);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = crypto.randomUUID().replaceAll('-', '');
    const method = (init.method || 'GET').toUpperCase();
    const text = [method, pathname + search, timestamp, nonce, init.body || ''].join('\\n') + '\\n';
    const signature = await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text));
    headers.delete('sign-with-private-key');
    headers.set('x-open-timestamp', timestamp);
    headers.set('x-open-nonce', nonce);
    headers.set('x-open-signature', base64(signature));
    return send(input, { ...init, headers, credentials: 'omit' });
  };
})();
</script>`;

/** Completes GraphiQL's page; in sandbox mode it can sign calls like a partner's program. */
export function completeGraphiql(page: string, isSandbox: boolean): string {
  return page.replace('</head>', () => `${STYLE}${isSandbox ? SIGNER : ''}</head>`);
}
