import { listActions } from '../../kernel/audit/operatorAction.store.ts';
import { formatYuan } from '../../kernel/money.ts';
import {
  LISTING_HELP,
  type ListingCommand,
  readListingCommand,
} from '../../selling/listing/listingCommand.ts';
import { findShownListing, type ShownListing } from '../../selling/listing/shownListing.store.ts';
import { takeDownListing } from '../../selling/listing/takeDownListing.ts';
import { operatorOf, runCommand } from './runCommand.ts';
import { writeActions } from './writeUserFile.ts';

const UNKNOWN = 'There is no such listing / 没有这个在售';
const OUTCOMES = {
  done: 'Taken down; the seller is told / 已下架，已通知卖家',
  unchanged: 'It is not on sale any more / 已不在售，没有变化',
  orderUnderWay: 'An order holds it: npm run order -- refund / 已被订单占用，请用 npm run order -- refund',
};

function writeListing(listing: ShownListing): string {
  const {
    id,
    status,
    askCents,
    marketHashName,
    nameZh,
    sellerId,
    assetId,
    steamId,
    isAutomatic,
    createdAt,
    orderNo,
  } = listing;
  return [
    `${id}  ${status}  ¥${formatYuan(askCents)}  ${createdAt.toISOString()}`,
    `item / 饰品: ${marketHashName}  ${nameZh}  asset ${assetId} of / 属于 ${steamId}`,
    `seller / 卖家: ${sellerId}${isAutomatic ? '  automatic / 自动发货' : ''}`,
    `order / 订单: ${orderNo ?? '-'}`,
  ].join('\n');
}

/** `npm run listing`: shows and removes listings. Exits with 1 if nothing could be done. */
await runCommand<ListingCommand>({
  script: 'listing',
  help: LISTING_HELP,
  read: readListingCommand,
  isDangerous: ({ kind }) => kind === 'takeDown',
  async run(platform, command) {
    if (command.kind === 'show') {
      const listing = await findShownListing(platform.db, command.listingId);
      const about = { subjectKind: 'listing', subjectId: command.listingId } as const;
      const lines = listing
        ? [writeListing(listing), ...writeActions(await listActions(platform.db, about))]
        : [UNKNOWN];
      console.log(lines.join('\n'));
      return listing !== null;
    }
    const outcome = await takeDownListing(platform, {
      ...command,
      operator: operatorOf(command.operator),
    });
    console.log(outcome ? OUTCOMES[outcome] : UNKNOWN);
    return outcome === 'done' || outcome === 'unchanged';
  },
});
