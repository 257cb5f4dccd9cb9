import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { WatchedRow_watchedItem$key } from '../../__generated__/WatchedRow_watchedItem.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { useSetWatched } from '../../shell/useSetWatched.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { TwoLines, VisuallyHidden } from '../../ui/textStyles.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { goodsPath } from '../items/marketItem.ts';

interface WatchedRowProps {
  readonly watchedItem: WatchedRow_watchedItem$key;
  readonly writeMoment: WriteMoment;
  readonly onChanged: () => void;
}

/** One watched item: what it is, its current price, and the target price. */
export function WatchedRow({ watchedItem, writeMoment, onChanged }: WatchedRowProps) {
  const { marketItem: item, notifiedAt } = useFragment(FRAGMENT, watchedItem);
  const { t, i18n } = useTranslation('watch');
  const { shown } = useMoneyText();
  const { dialogs } = useAppServices();
  const setWatched = useSetWatched();
  const fullName = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const name = splitItemName(fullName, item.tagExterior != null);
  const target = item.priceAlertCents ?? null;
  const ask = item.listingCount > 0 ? (item.lowestAskCents ?? null) : null;
  const isReached = target !== null && ask !== null && ask <= target;
  return (
    <Row>
      <Goods to={goodsPath(item.marketHashName)}>
        <Thumb $light={item.rarityColor}>
          <ItemPicture picture={item.picture} widthPercent={88} />
        </Thumb>
        <Name>
          <small>
            <TwoLines>{[name.kind, name.exterior].filter(Boolean).join(' · ')}</TwoLines>
          </small>
          <b>
            <TwoLines>{name.finish}</TwoLines>
          </b>
        </Name>
        <Ask>
          <Price cents={ask} size={16} />
          <small className="num">
            {ask === null ? t('soldOut') : t('onSale', { count: item.listingCount })}
          </small>
        </Ask>
      </Goods>
      <Alert>
        <Button size="small" onClick={() => dialogs.open({ kind: 'priceAlert', marketItemId: item.id })}>
          <Icon name="bell" size={14} />
          <VisuallyHidden>{t('alertOf', { name: fullName })}</VisuallyHidden>
          {target === null ? t('setAlert') : shown(target)}
        </Button>
        <small>
          {isReached && notifiedAt != null
            ? t('toldAt', { moment: writeMoment(notifiedAt) })
            : target === null
              ? ''
              : t(isReached ? 'reached' : 'waiting')}
        </small>
      </Alert>
      <Remove
        type="button"
        aria-pressed="true"
        aria-label={t('shell:watchItem', { name: fullName })}
        onClick={() => setWatched(item.id, false, onChanged)}
      >
        <Icon name="heart" />
      </Remove>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment WatchedRow_watchedItem on WatchedItem {
    notifiedAt
    marketItem {
      id
      marketHashName
      nameZh
      nameEn
      picture(size: CARD)
      rarityColor
      tagExterior
      lowestAskCents
      listingCount
      priceAlertCents
    }
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px 36px;
  align-items: center;
  gap: 4px 16px;
  padding-right: 16px;
  border-top: 1px solid var(--line);
  transition: background var(--t-2);
  &:hover { background: var(--hover); }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) 40px;
    padding: 0 8px 10px 0;
  }
`;

const Goods = styled(Link)`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) minmax(120px, auto);
  align-items: center;
  gap: 4px 16px;
  min-height: 76px;
  padding: 10px 0 10px 20px;
  &:focus-visible { outline-offset: -2px; }
  @media (max-width: 767px) {
    grid-column: 1 / -1;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    gap: 4px 12px;
    min-height: 0;
    padding: 12px 8px 4px 16px;
  }
`;

const Thumb = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
`;

const Name = styled.div`
  min-width: 0;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  b { font-size: 14px; line-height: 20px; font-weight: 600; }
`;

const Ask = styled.div`
  text-align: right;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Alert = styled.div`
  display: grid;
  justify-items: end;
  gap: 2px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); text-align: right; }
  small:empty { display: none; }
  @media (max-width: 767px) { justify-items: start; padding-left: 112px; small { text-align: left; } }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  color: var(--accent-t);
  svg { fill: currentColor; }
  &:hover { background: var(--s3); }
`;
