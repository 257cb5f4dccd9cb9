import { builder } from '../../http/graphql/builder.ts';
import { CallbackFailureEnum, CallbackStateEnum } from '../../notifications/callback/callback.graphql.ts';
import type { CallbackFailure } from '../../notifications/callback/callbackAnswer.ts';
import type { CallbackTest } from './callbackTest.ts';

/** The GraphQL type of a test callback. */
export const CallbackTestRef = builder.objectRef<CallbackTest>('CallbackTest').implement({
  authScopes: { signedIn: true },
  description: 'A test callback and its result. It is attempted once.',
  fields: (t) => ({
    state: t.field({
      type: CallbackStateEnum,
      description: 'Delivery state of the test.',
      resolve: ({ state }) => state,
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When the test was requested.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the response. Null if there is no response yet, or there was none.',
    }),
    failure: t.field({
      type: CallbackFailureEnum,
      nullable: true,
      description: 'Why there was no response. Null if there was one, or none yet.',
      resolve: ({ failure }) => failure as CallbackFailure | null,
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first KB of the response body.' }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'Duration of the attempt in milliseconds. Null if it was not attempted yet.',
    }),
  }),
});
