import { goodsPath } from '../../catalog/items/goodsPath.ts';

/** What a message may be about. */
export interface MessageSubject {
  readonly orderNo: string | null | undefined;
  readonly marketItem: { readonly marketHashName: string } | null | undefined;
  readonly savedFilter: { readonly webQuery: string } | null | undefined;
  readonly isAboutPartner: boolean;
}

/** Path of the page that a message is about; null when there is none. */
export function messageTarget(subject: MessageSubject): string | null {
  const { orderNo, marketItem, savedFilter, isAboutPartner } = subject;
  if (orderNo != null) {
    return `/user/orderDetail?orderNo=${orderNo}`;
  }
  if (marketItem != null) {
    return goodsPath(marketItem.marketHashName);
  }
  if (savedFilter != null) {
    return `/market?${savedFilter.webQuery}`;
  }
  return isAboutPartner ? '/user/openapi' : null;
}
