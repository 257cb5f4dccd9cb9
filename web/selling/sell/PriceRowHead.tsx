import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { CopyPhase } from '../desk/CopyPhase.tsx';
import type { PricedCopy } from './pricedCopy.ts';

/** Head of a copy's row: its whole name, phase, exterior, wear, pattern, stickers, and current ask. */
export function PriceRowHead({ copy, name }: { readonly copy: PricedCopy; readonly name: string }) {
  const { t } = useTranslation('sell');
  const { item, floatValue, paintSeed, stickerCount } = copy;
  const parts = splitItemName(name, item?.tagExterior != null);
  return (
    <>
      <b>{[parts.kind, parts.finish].filter(Boolean).join(' | ')}</b>
      <Meta className="num">
        <CopyPhase phase={copy.subject?.phase} />
        {parts.exterior !== null && <span>{parts.exterior}</span>}
        {floatValue !== null && <span>{floatValue.toFixed(4)}</span>}
        {paintSeed !== null && <span>{t('seed', { seed: paintSeed })}</span>}
        {stickerCount > 0 && <span>{t('stickers', { count: stickerCount })}</span>}
        {copy.askCents !== null && (
          <span>
            {t('askNow')} <Price cents={copy.askCents} tone="inherit" />
          </span>
        )}
      </Meta>
    </>
  );
}

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
