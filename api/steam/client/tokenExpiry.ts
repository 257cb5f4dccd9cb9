/** Expiry of one of Steam's tokens as stated in it. Null if the text is not a token. */
export function tokenExpiry(token: string): Date | null {
  const [, payload = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? new Date(exp * 1_000) : null;
  } catch {
    return null;
  }
}
