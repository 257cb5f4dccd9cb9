import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { edgePage } from '../faults/faultAnswers.ts';

/** Calls that Steam limits together. Sending an offer counts as a call of the community as well. */
export type LimitKind = 'api' | 'community' | 'send' | 'inventory';

/** What Steam says to a call: `limited` is a 429, `banned` the 403 of its edge. */
export type LimitAnswer = 'taken' | 'limited' | 'banned';

/** The most calls of one address, evenly spread or at once. */
interface AddressLimit {
  callsMax: number;
  withinMs: number;
}

/**
 * Steam publishes no limits. Of inventories and offers these are what people who trade by program report; of the two hosts
 * nobody knows them, and ours are a third above what the market's own pace allows.
 */
const LIMITS: Record<LimitKind, AddressLimit> = {
  api: { callsMax: 400, withinMs: MINUTE_MS },
  community: { callsMax: 400, withinMs: MINUTE_MS },
  send: { callsMax: 60, withinMs: MINUTE_MS },
  inventory: { callsMax: 60, withinMs: MINUTE_MS },
};
/** An address that goes on beyond the limit so many times in so long is banned. */
const BREACHES_MAX = 10;
const BREACHES_WITHIN_MS = 5 * MINUTE_MS;
const BAN_MS = 60 * MINUTE_MS;

interface Bucket {
  /** Calls that are not forgotten yet: they fade evenly. */
  level: number;
  atMs: number;
  breachesMs: number[];
  bannedUntilMs: number;
}

/** Counts the calls of addresses as Steam does: 429 above the limit, 403 for an hour for who does not heed it. */
export function openAddressLimits() {
  const buckets = new Map<string, Bucket>();
  return (address: string, kind: LimitKind, nowMs: number): LimitAnswer => {
    const key = `${kind} ${address}`;
    const bucket = buckets.get(key) ?? { level: 0, atMs: nowMs, breachesMs: [], bannedUntilMs: 0 };
    buckets.set(key, bucket);
    if (bucket.bannedUntilMs > nowMs) return 'banned';
    const { callsMax, withinMs } = LIMITS[kind];
    bucket.level = Math.max(0, bucket.level - ((nowMs - bucket.atMs) / withinMs) * callsMax);
    bucket.atMs = nowMs;
    if (bucket.level + 1 <= callsMax) {
      bucket.level += 1;
      return 'taken';
    }
    bucket.breachesMs = [...bucket.breachesMs.filter((ms) => nowMs - ms < BREACHES_WITHIN_MS), nowMs];
    if (bucket.breachesMs.length < BREACHES_MAX) return 'limited';
    bucket.bannedUntilMs = nowMs + BAN_MS;
    bucket.breachesMs = [];
    return 'banned';
  };
}

/** What Steam counts a path as. Nothing for the sandbox's own pages. */
function limitsOf(path: string): readonly LimitKind[] {
  if (path.startsWith('/I')) return ['api'];
  if (path.startsWith('/inventory/')) return ['inventory'];
  if (path.startsWith('/tradeoffer/new/send')) return ['community', 'send'];
  return /^\/(tradeoffer|mobileconf|profiles|id)\//.test(path) ? ['community'] : [];
}

/** Lets the played Steam limit each address that calls it. */
export function limitAddresses(server: FastifyInstance): void {
  const answerOf = openAddressLimits();
  server.addHook('onRequest', async (request, reply) => {
    const answers = limitsOf(request.url).map((kind) => answerOf(request.ip, kind, performance.now()));
    if (answers.includes('banned'))
      await reply.code(403).header('content-type', 'text/html; charset=utf-8').send(edgePage);
    else if (answers.includes('limited')) await reply.code(429).send('null');
  });
}
