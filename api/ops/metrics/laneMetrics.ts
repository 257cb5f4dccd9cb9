import { Counter, type Registry } from 'prom-client';
import type { Platform } from '../../kernel/platform.ts';
import { listLaneStatus, type PaceStatus } from '../../steam/lanes/lane.store.ts';
import type { SteamLanes } from '../../steam/lanes/openLanes.ts';
import { addLabelled, heldFigure, type Line } from './gauge.ts';

/** Adds the calls that this process made in its lanes. */
export function observeLanes(lanes: Pick<SteamLanes, 'listCalls'>, registry: Registry): void {
  new Counter({
    name: 'steam_lane_calls_total',
    help: 'Calls to Steam of this process by lane, kind and how they ended: answered, limited, outage, or heldBack and not made.',
    labelNames: ['lane', 'kind', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { lane, kind, outcome, count } of lanes.listCalls())
        this.inc({ lane, kind, outcome }, count);
    },
  });
}

/** Adds how the lanes do, of all workers together. */
export function addLanes(registry: Registry, { db }: Pick<Platform, 'db'>): void {
  const lanes = heldFigure(() => listLaneStatus(db));
  addLabelled(registry, {
    name: 'steam_lane_open',
    help: 'Lanes to Steam: 1 open, 0 draining.',
    labels: ['lane'],
    read: async () =>
      (await lanes()).map(({ name, state }): Line => [{ lane: name }, state === 'open' ? 1 : 0]),
  });
  addLabelled(registry, {
    name: 'steam_lane_accounts',
    help: 'Accounts by lane.',
    labels: ['lane'],
    read: async () => (await lanes()).map(({ name, accountCount }): Line => [{ lane: name }, accountCount]),
  });
  const perKind = (read: (pace: PaceStatus) => number) => async () =>
    (await lanes()).flatMap(({ name: lane, paces }) =>
      paces.map((pace): Line => [{ lane, kind: pace.kind }, read(pace)]),
    );
  addLabelled(registry, {
    name: 'steam_lane_closed_seconds',
    help: 'Seconds until calls of a kind are made again in a lane; 0: they are.',
    labels: ['lane', 'kind'],
    read: perKind(({ closedSeconds }) => closedSeconds),
  });
  addLabelled(registry, {
    name: 'steam_lane_failures',
    help: 'Consecutive 429 responses and outages of a kind of calls in a lane.',
    labels: ['lane', 'kind'],
    read: perKind(({ limited, outages }) => limited + outages),
  });
}
