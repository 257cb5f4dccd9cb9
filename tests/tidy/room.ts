/** The rooms of ARCHITECTURE.md. */
export type Room =
  | 'kernel'
  | 'law'
  | 'deed'
  | 'shelf'
  | 'refusal'
  | 'door'
  | 'bridge'
  | 'sandbox'
  | 'catalogue'
  | 'setup'
  | 'site'
  | 'front'
  | 'graphql'
  | 'rest'
  | 'start'
  | 'wing'
  | 'workshop'
  | 'shell'
  | 'test'
  | 'other';

const FOLDER_ROOMS: readonly (readonly [string, Room])[] = [
  ['api/kernel/', 'kernel'],
  ['api/sandbox/', 'sandbox'],
  ['api/catalog/items/', 'catalogue'],
  ['api/setup/', 'setup'],
  ['api/http/site/', 'site'],
  ['api/http/cache/', 'front'],
  ['api/http/admission/', 'front'],
  ['api/ops/metrics/', 'front'],
  ['api/http/graphql/', 'graphql'],
  ['api/http/rest/', 'rest'],
  ['api/steam/client/', 'bridge'],
  ['api/accounts/sms/', 'bridge'],
  ['api/payments/provider/', 'bridge'],
  ['web/ui/', 'workshop'],
  ['web/app/', 'shell'],
  ['tests/', 'test'],
];

/** What deeds do. A deed that begins with a new verb adds it here; anything else in a feature's folder is law. */
const DEED_VERBS = new Set([
  'act',
  'admit',
  'advance',
  'apply',
  'ask',
  'audit',
  'begin',
  'bind',
  'block',
  'buy',
  'cancel',
  'claim',
  'clear',
  'close',
  'conclude',
  'count',
  'decline',
  'deliver',
  'enrol',
  'find',
  'fold',
  'follow',
  'forget',
  'grant',
  'has',
  'hash',
  'hold',
  'import',
  'intend',
  'judge',
  'keep',
  'list',
  'lock',
  'look',
  'mark',
  'move',
  'note',
  'open',
  'pause',
  'pay',
  'place',
  'plan',
  'poll',
  'post',
  'preview',
  'prove',
  'read',
  'reconcile',
  'record',
  'redraw',
  'refresh',
  'refund',
  'refuse',
  'remove',
  'renew',
  'reopen',
  'reprice',
  'request',
  'require',
  'reserve',
  'resend',
  'resume',
  'retry',
  'review',
  'run',
  'save',
  'schedule',
  'seal',
  'send',
  'set',
  'sign',
  'spend',
  'sync',
  'take',
  'tell',
  'test',
  'top',
  'transfer',
  'unbind',
  'unblock',
  'undo',
  'unlist',
  'unwatch',
  'verify',
  'view',
  'watch',
]);

/** The room of a file, told by its path alone. */
export function roomOf(path: string): Room {
  if (/\.(graphql|rest|jobs)\.ts$/.test(path)) return 'door';
  if (path.endsWith('.errors.ts')) return 'refusal';
  if (/(Store|Query)\.ts$/.test(path) && path.startsWith('api/')) return 'shelf';
  // A bridge of one file lies beside its feature: its port, and the adapter that speaks the protocol.
  if (/^api\/\w+\/\w+(Gateway|Http)\.ts$/.test(path)) return 'bridge';
  if (path === 'api/config.ts') return 'kernel';
  const folder = FOLDER_ROOMS.find(([start]) => path.startsWith(start));
  if (folder) return folder[1];
  if (/^api\/[^/]+\.ts$/.test(path)) return 'start';
  if (/^web\/[^/]+\/.+/.test(path)) return 'wing';
  const name = /^api\/[^/]+\/([a-z]+)\w*\.ts$/.exec(path);
  if (!name) return 'other';
  return DEED_VERBS.has(name[1] ?? '') ? 'deed' : 'law';
}

/** The feature's folder, as `order` of `api/orders/order/buyListing.ts`; empty at the top level. */
export function folderOf(path: string): string {
  return /^(?:api|web)\/([^/]+)\//.exec(path)?.[1] ?? '';
}
