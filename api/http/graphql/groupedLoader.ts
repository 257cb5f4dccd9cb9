import DataLoader from 'dataloader';

/** A market item with the arguments of one of its fields. */
export interface ItemRequest<Arguments> {
  marketItemId: string;
  args: Arguments;
}

function writeKey({ marketItemId, args }: ItemRequest<unknown>): string {
  const written = JSON.stringify(args, (_name, value) => (typeof value === 'bigint' ? `${value}n` : value));
  return `${marketItemId} ${written}`;
}

/**
 * Creates a loader for a field of market items with arguments. Items of a request with equal arguments are read by one call.
 * @param read returns values by item id.
 * @param empty value of an item without a result.
 */
export function groupedLoader<Arguments, Value>(
  read: (marketItemIds: readonly string[], args: Arguments) => Promise<ReadonlyMap<string, Value>>,
  empty: Value,
): DataLoader<ItemRequest<Arguments>, Value, string> {
  return new DataLoader<ItemRequest<Arguments>, Value, string>(
    async (requests) => {
      const groups = Map.groupBy(requests, ({ args }) => writeKey({ marketItemId: '', args }));
      const answers = new Map<ItemRequest<Arguments>, Value>();
      const readings = [...groups.values()].map(async (group) => {
        const [first] = group;
        if (!first) return;
        const found = await read(
          group.map(({ marketItemId }) => marketItemId),
          first.args,
        );
        for (const request of group) answers.set(request, found.get(request.marketItemId) ?? empty);
      });
      await Promise.all(readings);
      return requests.map((request) => answers.get(request) ?? empty);
    },
    { cacheKeyFn: writeKey },
  );
}
