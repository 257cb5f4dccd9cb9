import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';

/**
 * Mutations that a partner's program may call. Those for the account itself, its payouts, its Steam accounts and the settings of the open
 * platform require a signed-in person.
 */
export const OPEN_MUTATIONS: readonly string[] = [
  'buyListing',
  'placeOrder',
  'placeOrders',
  'cancelOrder',
  'setOrderTradeUrl',
  'listItems',
  'repriceListings',
  'unlistListings',
  'undoListings',
  'startBulkAction',
  'cancelBulkAction',
  'pauseBulkAction',
  'resumeBulkAction',
  'undoBulkAction',
  'scheduleListings',
  'cancelScheduledListings',
  'refreshInventory',
  'setCosts',
  'importPriceSheet',
  'createSellingRule',
  'updateSellingRule',
  'setSellingRuleEnabled',
  'moveSellingRule',
  'deleteSellingRule',
  'runSellingRule',
  'undoSellingRuleRun',
  'setShopOpen',
  'setShopLine',
  'setPinnedListings',
  'watchItem',
  'unwatchItem',
  'setPriceAlert',
  'saveFilter',
  'removeSavedFilter',
  'markMessagesRead',
  'resendCallback',
  'resendCallbacks',
  'setSandboxScenario',
];

function closedFieldOf({ operation, selectionSet }: OperationDefinitionNode): string | null {
  if (operation !== 'mutation') return null;
  const names = selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : ''));
  return names.find((name) => !OPEN_MUTATIONS.includes(name) && !name.startsWith('__')) ?? null;
}

/** Restricts signed requests to the mutations that are open to partners (P-04). */
export function useOpenFields(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { viewer } = args.contextValue as unknown as GraphqlContext;
      if (viewer === null || viewer.sessionId !== null) return;
      for (const definition of args.document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const field = closedFieldOf(definition);
        if (field === null) continue;
        const extensions = { code: 'FORBIDDEN', field, http: { status: 403 } };
        const message = `${field} is not open to signed requests: it is done on the site.`;
        setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] });
        return;
      }
    },
  };
}
