import { expect, test } from 'vitest';
import { type MessageSubject, messageTarget } from '../../../web/notifications/message/messageKind.ts';

const NOTHING: MessageSubject = {
  orderNo: null,
  marketItem: null,
  copyFilter: null,
  savedFilter: null,
  about: null,
  isAboutWebhook: false,
  isAboutPartner: false,
  isAboutDeliveries: false,
};
const marketItem = { marketHashName: 'AK-47 | Redline' };

test.each<[string | null, Partial<MessageSubject>]>([
  [null, {}],
  ['/user/orderDetail?orderNo=7', { orderNo: '7', marketItem }],
  ['/user/offers?tab=received', { about: 'OFFER_RECEIVED', marketItem }],
  ['/user/offers', { about: 'OFFER_MADE', marketItem }],
  ['/user/bids', { about: 'BUY_ORDER', marketItem }],
  ['/goods?hashName=AK-47+%7C+Redline', { marketItem }],
  ['/user/delivery', { isAboutDeliveries: true }],
  ['/user/steam', { about: 'STEAM_ACCOUNT' }],
])('N-02 a message leads to %s, where its reader can act on it', (path, subject) => {
  expect(messageTarget({ ...NOTHING, ...subject })).toBe(path);
});
