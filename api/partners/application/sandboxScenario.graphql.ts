import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { setSandboxScenario } from './setSandboxScenario.ts';

const MINUTES_DEFAULT = 10;
const MINUTES_MAX = 10_000;

if (isSandboxSchema) {
  const SandboxScenario = builder.enumType('SandboxScenario', {
    description: 'What a Steam account of the sandbox does with the offers that come from now on.',
    values: {
      ACCEPT: { value: 'accept', description: 'Accepts: the ordinary way.' },
      HOLD: { value: 'hold', description: 'Accepts, and Steam holds the items for fifteen days.' },
      DECLINE: { value: 'decline', description: 'Declines.' },
      COUNTER_OFFER: { value: 'counterOffer', description: 'Makes a counter-offer.' },
      REVERSAL: {
        value: 'reversal',
        description: 'Accepts, and reverses the trade `minutes` after the delivery.',
      },
      IGNORE: { value: 'ignore', description: 'Does nothing: the offer times out.' },
    } as const,
  });

  builder.relayMutationField(
    'setSandboxScenario',
    {
      description: 'Which account, and what it shall do.',
      inputFields: (t) => ({
        tradeUrl: t.string({ required: true, description: 'The trade link that orders are delivered to.' }),
        scenario: t.field({ type: SandboxScenario, required: true, description: 'What it shall do.' }),
        minutes: t.int({
          required: false,
          description: `Of REVERSAL: how long after the delivery, 0 to ${MINUTES_MAX}. Left out: ${MINUTES_DEFAULT}.`,
        }),
      }),
    },
    {
      description:
        'Sandbox only. Tells a played Steam account how to behave, so that every outcome can be tried.',
      authScopes: { signedIn: true },
      errors: { types: [TradeUrlInvalid] },
      resolve: async (_root, { input }, { platform, viewer }) => {
        requireViewer(viewer);
        const minutes = input.minutes ?? MINUTES_DEFAULT;
        if (minutes < 0 || minutes > MINUTES_MAX) throw new InvalidInput('minutes', `0 to ${MINUTES_MAX}`);
        const tradeUrl = requireText('tradeUrl', input.tradeUrl, 300).trim();
        await setSandboxScenario(platform, { tradeUrl, scenario: input.scenario, minutes });
        return {};
      },
    },
    {
      description: 'It will.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'The viewer.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
