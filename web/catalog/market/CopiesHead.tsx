import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopiesHead_marketItem$key } from '../../__generated__/CopiesHead_marketItem.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { TextProblem } from '../goods/FilterProblem.tsx';
import { isGun } from '../items/marketItem.ts';
import { PurchasesClosed } from './BuyButton.tsx';
import { goodsConditions } from './goodsChoice.ts';
import { ListingFilterBar } from './ListingFilterBar.tsx';
import type { ListingFilterName } from './listingDraft.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

const TextFilter = lazyPart(async () => (await import('./TextFilter.tsx')).TextFilter);

interface CopiesHeadProps {
  readonly marketItem: CopiesHead_marketItem$key;
  /** Number of copies that match. */
  readonly count: number;
  /** What is wrong with the typed filter. */
  readonly problem: TextProblem | null;
}

/** How many copies there are, the way to buy several, and the filters that narrow them: chips, and on request one that is typed. */
export function CopiesHead({ marketItem, count, problem }: CopiesHeadProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation(['market', 'goods']);
  const { choice } = useGoodsChoice();
  const [isOpen, setOpen] = useState(choice.text !== '');
  const isClosed = useContext(PurchasesClosed);
  const { dialogs, session } = useAppServices();
  const open = () =>
    dialogs.open({
      kind: 'cheapest',
      marketItemId: item.id,
      limitCents: choice.maxPriceCents,
      filter: goodsConditions(choice),
    });
  const buySeveral = () => (session.isSignedIn ? open() : dialogs.open({ kind: 'login', onSignedIn: open }));
  return (
    <>
      <Head>
        <h2>
          {t('listings')} <small className="num">{count}</small>
        </h2>
        <Actions>
          {count > 1 && !isClosed && (
            <Toggle type="button" onClick={buySeveral}>
              {t('goods:cart_cheapest')}
            </Toggle>
          )}
          <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('goods:filter_open')}
            <Icon name={isOpen ? 'up' : 'down'} size={14} />
          </Toggle>
        </Actions>
      </Head>
      {isOpen && (
        <Suspense fallback={<Skeleton width="100%" height="48px" />}>
          <TextFilter problem={problem} />
        </Suspense>
      )}
      <ListingFilterBar filters={filtersOf(item)} marketItem={item} />
    </>
  );
}

/** The filters that apply to copies of this item. */
function filtersOf({
  floatMax,
  tagType,
}: {
  readonly floatMax?: number | null | undefined;
  readonly tagType?: string | null | undefined;
}): readonly ListingFilterName[] {
  if (floatMax == null) {
    return ['price'];
  }
  return isGun(tagType) ? ['float', 'seed', 'sticker', 'price'] : ['float', 'seed', 'price'];
}

const FRAGMENT = graphql`
  fragment CopiesHead_marketItem on MarketItem @argumentDefinitions(stickers: { type: "[String!]!" }) {
    id
    tagType
    floatMax
    ...ListingFilterBar_marketItem @arguments(stickers: $stickers)
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-bottom: 10px;
  small { font-size: 12px; font-weight: 400; color: var(--t3); }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 30px;
  padding: 0 8px;
  color: var(--t2);
  &:hover { color: var(--t1); }
`;
