import { toSafeNumber } from '../../kernel/money.ts';
import type { DeliveryType } from './alertWebhook.ts';
import type { ToldCopy } from './copyAlert.store.ts';

/** The alert that a body is about. */
interface BodyAlert {
  readonly id: string;
  readonly name: string;
  readonly filter: string;
}

/** The body of a delivery, as it is sent in each attempt. @param siteUrl the address of the site, without a slash at its end. */
export function webhookBody(
  { id, type, createdAt }: { readonly id: string; readonly type: DeliveryType; readonly createdAt: Date },
  alert: BodyAlert,
  { copies, siteUrl }: { readonly copies: readonly ToldCopy[]; readonly siteUrl: string },
): string {
  return JSON.stringify({
    id,
    type,
    createdAt,
    alertId: alert.id,
    name: alert.name,
    filter: alert.filter,
    copies: copies.map(({ listingId, marketHashName, askCents, wear, seed, phase }) => ({
      listingId,
      marketHashName,
      askCents: toSafeNumber(askCents),
      wear,
      seed,
      phase,
      url: `${siteUrl}/goods?${new URLSearchParams({ hashName: marketHashName })}`,
    })),
  });
}
