import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { setSandboxScenario } from './sandboxScenario.ts';

const MINUTES_DEFAULT = 10;
const MINUTES_MAX = 10_000;

if (isSandboxSchema) {
  const SandboxScenario = builder.enumType('SandboxScenario', {
    description: 'How a Steam account of the sandbox reacts to offers from now on.',
    values: {
      ACCEPT: { value: 'accept', description: 'Accepts the offer, the normal case.' },
      HOLD: { value: 'hold', description: 'Accepts the offer, and Steam holds the items for fifteen days.' },
      KNOWN_HOLD: {
        value: 'knownHold',
        description: 'Steam says before any offer that it would hold the items for fifteen days.',
      },
      DEAD_LINK: {
        value: 'deadLink',
        description: 'Steam takes the trade link for one that is no longer valid.',
      },
      DECLINE: { value: 'decline', description: 'Declines every new offer.' },
      COUNTER_OFFER: { value: 'counterOffer', description: 'Answers with a counter-offer.' },
      REVERSAL: {
        value: 'reversal',
        description: 'Accepts the offer, and reverses the trade `minutes` after the delivery.',
      },
      IGNORE: { value: 'ignore', description: 'Does nothing, so that the offer expires.' },
    } as const,
  });

  builder.relayMutationField(
    'setSandboxScenario',
    {
      description: 'The Steam account and its scenario.',
      inputFields: (t) => ({
        tradeUrl: t.string({ required: true, description: 'The trade link that orders are delivered to.' }),
        scenario: t.field({
          type: SandboxScenario,
          required: true,
          description: 'How the account reacts to offers.',
        }),
        minutes: t.int({
          required: false,
          description: `For REVERSAL: minutes from the delivery to the reversal, 0 to ${MINUTES_MAX}. Default: ${MINUTES_DEFAULT}.`,
        }),
      }),
    },
    {
      description:
        'Sets how a simulated Steam account behaves, so that every outcome can be tested. Available in ' +
        'sandbox mode only.',
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
      description: 'The account reacts by the scenario from now on.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'The viewer; nothing in it has changed.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
