import { builder } from '../../http/graphql/builder.ts';
import type { SteamHost } from './steamGateway.ts';
import { listSteamHealth, type MeasuredHealth } from './steamHealth.store.ts';
import { type SteamCallKind, type SteamHealthState, worstOf } from './steamHealth.ts';

const HealthState = builder.enumType('SteamHealthState', {
  description: 'Availability of Steam, or of one kind of call to it.',
  values: {
    UP: { value: 'up', description: 'Calls succeed as usual.' },
    DEGRADED: { value: 'degraded', description: 'At least a quarter of the recent calls fail.' },
    DOWN: {
      value: 'down',
      description: 'Calls fail. The deadlines of orders are paused if trading needs these calls.',
    },
  } as const,
});

const HostEnum = builder.enumType('SteamHost', {
  description: "One of Steam's hosts that the market calls.",
  values: {
    API: { value: 'api', description: 'The host of the web API, api.steampowered.com.' },
    COMMUNITY: { value: 'community', description: 'The host of the pages, steamcommunity.com.' },
  } as const satisfies Record<string, { value: SteamHost; description: string }>,
});

const CallKindEnum = builder.enumType('SteamCallKind', {
  description: 'Purpose of calls to Steam. Each is measured separately, since Steam fails in parts.',
  values: {
    OFFERS: { value: 'offers', description: 'Reading trade offers (host API).' },
    SESSION: { value: 'session', description: 'Signing in and renewing tokens (host API).' },
    SEND: { value: 'send', description: 'Sending and cancelling offers (host COMMUNITY).' },
    CONFIRM: { value: 'confirm', description: 'Confirming offers as a robot (host COMMUNITY).' },
    PAGES: { value: 'pages', description: 'Reading pages such as inventories (host COMMUNITY).' },
  } as const satisfies Record<string, { value: SteamCallKind; description: string }>,
});

const HostHealth = builder.objectRef<MeasuredHealth>('SteamHostHealth').implement({
  authScopes: { everyone: true },
  description: "Health of one kind of call to one of Steam's hosts, measured by the market's own calls.",
  fields: (t) => ({
    host: t.expose('host', { type: HostEnum, description: 'Steam host that serves the calls.' }),
    kind: t.expose('kind', { type: CallKindEnum, description: 'Purpose of the calls.' }),
    state: t.field({
      type: HealthState,
      description: 'Current availability of this kind of call.',
      resolve: (health): SteamHealthState => health.state,
    }),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'Time at which the state began; for DOWN, the time of the first failure.',
    }),
    lastSuccessAt: t.expose('lastSuccessAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last successful call.',
    }),
    callCount: t.exposeInt('callCount', {
      description: 'Number of calls in the two minutes before the last measurement.',
    }),
    failureCount: t.exposeInt('failureCount', {
      description: 'Number of failed calls in the same two minutes.',
    }),
  }),
});

const SteamHealthRef = builder.objectRef<readonly MeasuredHealth[]>('SteamHealth').implement({
  authScopes: { everyone: true },
  description: 'Health of Steam as a whole: that of the worst kind of call that trading needs.',
  fields: (t) => ({
    state: t.field({
      type: HealthState,
      description: 'Current availability of Steam as a whole.',
      resolve: (hosts) => worstOf(hosts).state,
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the state began.',
      resolve: (hosts) => worstOf(hosts).since,
    }),
    hosts: t.field({
      type: [HostHealth],
      description: 'Health of each kind of call to both hosts.',
      resolve: (hosts) => [...hosts],
    }),
  }),
});

builder.queryField('steamHealth', (t) =>
  t.field({
    type: SteamHealthRef,
    nullable: true,
    description: "Health of Steam, measured by the market's own calls.",
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => listSteamHealth(platform.db),
  }),
);
