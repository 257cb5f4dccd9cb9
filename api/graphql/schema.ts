import './scalars.graphql.ts';
import './refusal.graphql.ts';
import './platform.graphql.ts';
import '../market/market.graphql.ts';
import '../market/marketList.graphql.ts';
import '../market/marketTag.graphql.ts';
import '../listing/listing.graphql.ts';
import '../user/user.graphql.ts';
import '../session/session.graphql.ts';
import '../order/order.graphql.ts';
import '../order/orderDeeds.graphql.ts';
import '../order/orderList.graphql.ts';
import '../wallet/wallet.graphql.ts';
import '../message/message.graphql.ts';
import '../notice/notice.graphql.ts';
import '../watch/watchedItem.graphql.ts';
import '../watch/savedFilter.graphql.ts';
import '../watch/alertMessage.graphql.ts';
import { builder } from './builder.ts';
import { guardCursors } from './guardCursors.ts';

/** The whole schema: each door has added its part above. */
export const schema = guardCursors(builder.toSchema());
