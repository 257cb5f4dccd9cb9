const REST_CALLS = new Set(['market', 'index', 'notice', 'order', 'user', 'session', 'sms-code']);

/** The class of a request's address. A small fixed set, so that visitors cannot increase the number of metrics. */
export function routeClassOf(url: string): string {
  const [, first = '', second = ''] = /^\/([^/?]*)(?:\/([^/?]*))?/.exec(url) ?? [];
  if (first === 'graphql' || first === 'assets' || first === 'metrics') return first;
  if (first === 'healthz' || first === 'readyz') return 'probe';
  if (first === 'web') return REST_CALLS.has(second) ? `web/${second}` : 'web/other';
  return 'page';
}
