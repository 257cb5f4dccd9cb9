import type { Refusal } from '../../kernel/refusal.ts';
import { builder } from './builder.ts';

/** What every refusal shows: a stable code to act on, and an English sentence to read. */
export const RefusalInterface = builder.interfaceRef<Refusal>('Refusal').implement({
  description:
    'An expected "no". `code` is stable and what programs act on; `message` is an English sentence for people.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable, in camelCase.' }),
    message: t.exposeString('message', { description: 'One English sentence.' }),
  }),
});
