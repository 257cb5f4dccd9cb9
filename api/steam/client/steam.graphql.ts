import { builder } from '../../http/graphql/builder.ts';
import { listSteamHealth, type MeasuredHealth } from './steamHealth.store.ts';
import { type SteamHealthState, worstOf } from './steamHealth.ts';

const HealthState = builder.enumType('SteamHealthState', {
  description: 'How Steam does.',
  values: {
    UP: { value: 'up', description: 'It works.' },
    DEGRADED: { value: 'degraded', description: 'A good part of the calls fails.' },
    DOWN: { value: 'down', description: "It does not work: orders' deadlines stand still." },
  } as const,
});

const HostHealth = builder.objectRef<MeasuredHealth>('SteamHostHealth').implement({
  authScopes: { everyone: true },
  description: "One kind of calls to one of Steam's hosts, measured by the market's own.",
  fields: (t) => ({
    host: t.exposeString('host', { description: 'api or community.' }),
    kind: t.exposeString('kind', {
      description: 'What the calls are for: offers and session (api), send, confirm and pages (community).',
    }),
    state: t.field({
      type: HealthState,
      description: 'How it does.',
      resolve: (health): SteamHealthState => health.state,
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when; of an outage, when it began.' }),
    lastSuccessAt: t.expose('lastSuccessAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last answered.',
    }),
    callCount: t.exposeInt('callCount', {
      description: 'Calls in the two minutes before it was last measured.',
    }),
    failureCount: t.exposeInt('failureCount', { description: 'Those of them that failed.' }),
  }),
});

const SteamHealthRef = builder.objectRef<readonly MeasuredHealth[]>('SteamHealth').implement({
  authScopes: { everyone: true },
  description: 'How Steam does as a whole: as the worst kind of calls that trading needs.',
  fields: (t) => ({
    state: t.field({
      type: HealthState,
      description: 'How it does.',
      resolve: (hosts) => worstOf(hosts).state,
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when.',
      resolve: (hosts) => worstOf(hosts).since,
    }),
    hosts: t.field({
      type: [HostHealth],
      description: 'Each kind of calls to both hosts.',
      resolve: (hosts) => [...hosts],
    }),
  }),
});

builder.queryField('steamHealth', (t) =>
  t.field({
    type: SteamHealthRef,
    nullable: true,
    description: "How Steam does, by the market's own calls to it.",
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => listSteamHealth(platform.db),
  }),
);
