/** A list of the delivery desk whose orders stand alone. */
export type DeskList = 'wrong' | 'toConfirm' | 'sent';

/** What the lines are made of: an offer to send, with its orders. */
interface Parcel<TOrder> {
  readonly id: string;
  readonly orders: readonly TOrder[];
}

/** What is loaded of one list, and how much there is. */
export interface LoadedList<TRow> {
  readonly rows: readonly TRow[];
  readonly totalCount: number;
  readonly hasNext: boolean;
}

/** One line of the desk, of which only those near the window are rendered. */
export type DeskLine<TOrder, TParcel> =
  | { readonly kind: 'toSend' }
  | { readonly kind: 'parcelHead' | 'parcelSteps'; readonly parcel: TParcel }
  | { readonly kind: 'copy'; readonly order: TOrder }
  | { readonly kind: 'listHead'; readonly list: DeskList }
  | { readonly kind: 'row'; readonly order: TOrder; readonly isLast: boolean }
  | { readonly kind: 'more'; readonly list: DeskList | 'parcels' };

/** What the desk has loaded. */
export interface DeskLists<TOrder, TParcel> extends Readonly<Record<DeskList, LoadedList<TOrder>>> {
  readonly parcels: LoadedList<TParcel>;
}

/**
 * The lines of the desk in their order: what went wrong, the offers to send, what waits for the phone, and what is on its way. An order that
 * has moved between two pages meanwhile stands where it was found first.
 */
export function deskLines<TOrder extends { readonly id: string }, TParcel extends Parcel<TOrder>>(
  lists: DeskLists<TOrder, TParcel>,
): DeskLine<TOrder, TParcel>[] {
  const seen = new Set<string>();
  const isNew = ({ id }: TOrder) => !seen.has(id) && seen.add(id).size > 0;
  const linesOf = (list: DeskList): DeskLine<TOrder, TParcel>[] => {
    const orders = lists[list].rows.filter(isNew);
    if (orders.length === 0) {
      return [];
    }
    const rows = orders.map((order, index) => {
      const isLast = index === orders.length - 1 && !lists[list].hasNext;
      return { kind: 'row', order, isLast } as const;
    });
    return [{ kind: 'listHead', list }, ...rows, ...moreOf(lists[list], list)];
  };
  const wrong = linesOf('wrong');
  const parcels = lists.parcels.rows.flatMap((parcel): DeskLine<TOrder, TParcel>[] => {
    const orders = parcel.orders.filter(isNew);
    if (orders.length === 0) {
      return [];
    }
    const whole = { ...parcel, orders };
    return [
      { kind: 'parcelHead', parcel: whole },
      ...orders.map((order) => ({ kind: 'copy', order }) as const),
      { kind: 'parcelSteps', parcel: whole },
    ];
  });
  const toSend: DeskLine<TOrder, TParcel>[] =
    parcels.length === 0 ? [] : [{ kind: 'toSend' }, ...parcels, ...moreOf(lists.parcels, 'parcels')];
  return [...wrong, ...toSend, ...linesOf('toConfirm'), ...linesOf('sent')];
}

function moreOf(loaded: LoadedList<unknown>, list: DeskList | 'parcels') {
  return loaded.hasNext ? [{ kind: 'more', list } as const] : [];
}

/** Names a line, and stays the same while the desk changes around it. */
export function lineKey(line: DeskLine<{ readonly id: string }, { readonly id: string }>): string {
  switch (line.kind) {
    case 'toSend':
      return line.kind;
    case 'parcelHead':
    case 'parcelSteps':
      return `${line.kind} ${line.parcel.id}`;
    case 'copy':
    case 'row':
      return `order ${line.order.id}`;
    default:
      return `${line.kind} ${line.list}`;
  }
}

/** The account that the URL names by its SteamID64; null for all accounts. */
export function readDeskAccount(address: URLSearchParams): string | null {
  const wanted = address.get('account') ?? '';
  return /^[0-9]{17}$/.test(wanted) ? wanted : null;
}

/** URL of the desk of one account; null for all accounts. */
export function deskPath(steamId: string | null): string {
  return steamId === null ? '/user/delivery' : `/user/delivery?account=${steamId}`;
}
