import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  deleteLane,
  insertLane,
  type Lane,
  type LaneState,
  lockLanes,
  updateLaneState,
} from './lane.store.ts';
import { sealProxy } from './proxy.ts';

/**
 * What became of an operator's change. Refused: `taken`, the name; `unknown`, no such lane; `last`, no open lane would be left; `open`, it is
 * not drained; `own`, the own address stays in the list.
 */
export type LaneChange = 'done' | 'unchanged' | 'taken' | 'unknown' | 'last' | 'open' | 'own';

/** A change of a lane by an operator. */
export interface LaneInput {
  readonly name: string;
  readonly reason: string | null;
  readonly operator: string;
}

/** Changes lanes, one operator after another, and records it. */
async function change(
  db: Db,
  verb: 'add' | 'drain' | 'open' | 'remove',
  { name, reason, operator }: LaneInput,
  work: (tx: Tx, lanes: readonly Lane[]) => Promise<LaneChange>,
): Promise<LaneChange> {
  return inTransaction(db, async (tx) => {
    const outcome = await work(tx, await lockLanes(tx));
    const about = { subjectKind: 'lane', subjectId: name, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: `lanes ${verb}`, ...about });
    return outcome;
  });
}

/** Adds an open lane by a proxy, whose address is sealed for the worker. Requires the owner's database role, as all that follow. */
export async function addLane(
  db: Db,
  { proxy, publicKeyPem, ...input }: LaneInput & { proxy: URL; publicKeyPem: string },
): Promise<LaneChange> {
  const id = newId();
  const sealedProxy = sealProxy(publicKeyPem, id, proxy);
  return change(db, 'add', input, async (tx, lanes) => {
    if (lanes.some(({ name }) => name === input.name)) return 'taken';
    await insertLane(tx, { id, name: input.name, sealedProxy });
    return 'done';
  });
}

/** Drains a lane, or opens it again. The last open one is not drained: nothing could be sent. */
export async function setLaneState(db: Db, input: LaneInput, state: LaneState): Promise<LaneChange> {
  const verb = state === 'open' ? 'open' : 'drain';
  return change(db, verb, input, async (tx, lanes) => {
    const lane = lanes.find(({ name }) => name === input.name);
    if (!lane) return 'unknown';
    if (lane.state === state) return 'unchanged';
    const isOtherOpen = lanes.some((other) => other.id !== lane.id && other.state === 'open');
    if (state === 'draining' && !isOtherOpen) return 'last';
    await updateLaneState(tx, lane.id, state);
    return 'done';
  });
}

/** Removes a lane that is drained. Accounts that made no call since get another lane at their next one. */
export async function removeLane(db: Db, input: LaneInput): Promise<LaneChange> {
  return change(db, 'remove', input, async (tx, lanes) => {
    const lane = lanes.find(({ name }) => name === input.name);
    if (!lane) return 'unknown';
    if (lane.sealedProxy === null) return 'own';
    if (lane.state === 'open') return 'open';
    await deleteLane(tx, lane.id);
    return 'done';
  });
}
