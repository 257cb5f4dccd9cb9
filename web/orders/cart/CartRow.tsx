import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { CartRow_line$key } from '../../__generated__/CartRow_line.graphql.ts';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { PhaseTag } from '../../catalog/market/PhaseTag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TickBox } from '../../ui/TickBox.tsx';

interface CartRowProps {
  readonly line: CartRow_line$key;
  readonly isChosen: boolean;
  /** What became of the copy in the last press; null before it, or if it was not part of it. */
  readonly outcome: string | null;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** One copy of the cart: its price now and when it was added, or that it can no longer be bought. */
export function CartRow({ line, isChosen, outcome, isBusy, onToggle, onRemove }: CartRowProps) {
  const { state, priceCents, listing } = useFragment(FRAGMENT, line);
  const { t, i18n } = useTranslation('cart');
  const item = listing.marketItem;
  const name = item == null ? '' : i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const isBuyable = state === 'ON_SALE' || state === 'PRICE_CHANGED';
  return (
    <Row $isBuyable={isBuyable}>
      <TickBox
        share={isBuyable && isChosen ? 'all' : 'none'}
        label={t('choose', { name })}
        isDisabled={!isBuyable || isBusy}
        onPress={onToggle}
      />
      <Thumb $light={item?.rarityColor ?? ''}>
        <ItemPicture picture={listing.asset.picture} widthPercent={88} />
      </Thumb>
      <Facts>
        {item != null && <Link to={goodsPath(item.marketHashName)}>{name}</Link>}
        <PhaseTag asset={listing.asset} />
        <small className="num">{listing.asset.floatValue?.toFixed(7)}</small>
        {state !== 'ON_SALE' && <Tag>{t(`state_${state}`)}</Tag>}
        {outcome !== null && <Tag>{t(`outcome_${outcome}`)}</Tag>}
      </Facts>
      <Amount>
        <Price cents={listing.askCents} size={16} tone={isBuyable ? 'plain' : 'quiet'} />
        {state === 'PRICE_CHANGED' && (
          <del title={t('before')}>
            <Price cents={priceCents} tone="quiet" />
          </del>
        )}
      </Amount>
      <Remove type="button" disabled={isBusy} aria-label={t('remove', { name })} onClick={onRemove}>
        <Icon name="x" />
      </Remove>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment CartRow_line on CartLine {
    state
    priceCents
    listing {
      askCents
      asset {
        picture(size: CARD)
        floatValue
        ...PhaseTag_asset
      }
      marketItem {
        marketHashName
        nameZh
        nameEn
        rarityColor
      }
    }
  }
`;

const Row = styled.li<{ $isBuyable: boolean }>`
  display: grid;
  grid-template-columns: 24px 84px minmax(0, 1fr) auto 36px;
  align-items: center;
  gap: 4px 16px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  &:first-child { border-top: 0; }
  ${({ $isBuyable }) => ($isBuyable ? '' : '& > :nth-child(2), & > :nth-child(4) { opacity: .4; }')}
  @media (max-width: 767px) { grid-template-columns: 24px 64px minmax(0, 1fr) auto 32px; gap: 4px 8px; padding: 12px; }
`;

const Thumb = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 767px) { width: 64px; height: 44px; }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
  a { flex-basis: 100%; font-weight: 600; overflow-wrap: anywhere; }
  a:hover { text-decoration: underline; }
  small { font-size: 12px; color: var(--t3); }
`;

const Amount = styled.div`
  text-align: right;
  del { display: block; font-size: 12px; }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--s3); color: var(--t1); }
  @media (max-width: 767px) { width: 32px; }
`;
