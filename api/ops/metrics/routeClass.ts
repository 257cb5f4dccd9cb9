const REST_CALLS = new Set(['market', 'index', 'notice', 'order', 'user', 'session', 'sms-code']);

/** The class of a request's address: a handful of words, so that no visitor can make the metrics grow. */
export function routeClassOf(url: string): string {
  const [, first = '', second = ''] = /^\/([^/?]*)(?:\/([^/?]*))?/.exec(url) ?? [];
  if (first === 'graphql' || first === 'assets' || first === 'metrics') return first;
  if (first === 'healthz' || first === 'readyz') return 'probe';
  if (first === 'web') return REST_CALLS.has(second) ? `web/${second}` : 'web/other';
  return 'page';
}
