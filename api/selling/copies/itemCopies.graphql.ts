import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { ListingFilterInput, readListingFilter } from '../listing/listingPage.graphql.ts';
import { CopySearchRef, readSearch } from './copies.graphql.ts';
import { CopyFilterInput } from './copyFilterInput.graphql.ts';
import { copiesOfItem, copyFilterOfListings } from './itemCopies.ts';

builder.prismaObjectField(MarketItemNode, 'copySearch', (t) =>
  t.field({
    type: CopySearchRef,
    nullable: true,
    description:
      "Searches the item's copies on sale by the filter of the page of all copies. Conditions on the item itself are refused.",
    args: {
      text: t.arg.string({
        required: false,
        description:
          'The filter as people type it, such as `wear<0.01 price<=ref*0.95`. At most 2,000 characters.',
      }),
      filter: t.arg({
        type: CopyFilterInput,
        required: false,
        description: 'The filter in its structured form, instead of `text`.',
      }),
      chosen: t.arg({
        type: ListingFilterInput,
        required: false,
        description: 'Filters of `listings` that the copies must meet as well.',
      }),
    },
    resolve: ({ marketHashName }, { text, filter, chosen }, context) => {
      const narrowing = copyFilterOfListings(readListingFilter(chosen));
      return readSearch({ text: text ?? null, structured: filter ?? null, place: 'item' }, context, (asked) =>
        copiesOfItem(marketHashName, { all: [asked, narrowing] }),
      );
    },
  }),
);
