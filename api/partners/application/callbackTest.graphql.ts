import { builder } from '../../http/graphql/builder.ts';
import type { CallbackTest } from './callbackTest.ts';

/** Where a callback stands. */
export const CallbackStateEnum = builder.enumType('CallbackState', {
  description: 'Where a callback stands.',
  values: {
    WAITING: { value: 'waiting', description: 'It will be tried, or tried again.' },
    DELIVERED: { value: 'delivered', description: 'It was answered with success.' },
    DEAD: { value: 'dead', description: 'It is not tried any more, unless it is sent again.' },
  } as const,
});

/** How a test callback went. */
export const CallbackTestRef = builder.objectRef<CallbackTest>('CallbackTest').implement({
  authScopes: { signedIn: true },
  description: 'A test callback and how it went. It is tried once.',
  fields: (t) => ({
    state: t.field({ type: CallbackStateEnum, description: 'How it went.', resolve: ({ state }) => state }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was asked for.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: "The answer's HTTP status. Null: no answer yet, or none came.",
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why no answer came, as a word for programs.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: "The first KB of the answer's body." }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'How long it took, in milliseconds. Null: it was not tried yet.',
    }),
  }),
});
