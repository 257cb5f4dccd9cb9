import { goodsPath } from './items/goodsPath.ts';

/** What a message may be about. */
export interface MessageSubject {
  readonly orderNo: string | null | undefined;
  readonly marketItem: { readonly marketHashName: string } | null | undefined;
  readonly savedFilter: { readonly webQuery: string } | null | undefined;
}

/** The address of what a message is about; null where it says all there is. */
export function messageTarget({ orderNo, marketItem, savedFilter }: MessageSubject): string | null {
  if (orderNo != null) {
    return `/user/orderDetail?orderNo=${orderNo}`;
  }
  if (marketItem != null) {
    return goodsPath(marketItem.marketHashName);
  }
  return savedFilter == null ? null : `/market?${savedFilter.webQuery}`;
}
