import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import type { PricedCopy } from './pricedCopy.ts';
import { ReferenceNote } from './ReferenceNote.tsx';

/** Head of a copy's row: name, exterior, wear, reference price with its source, and current ask. */
export function PriceRowHead({ copy, name }: { readonly copy: PricedCopy; readonly name: string }) {
  const { t } = useTranslation('sell');
  const { item, reference, floatValue } = copy;
  const parts = splitItemName(name, item?.tagExterior != null);
  return (
    <>
      <b>
        <Ellipsis>{[parts.kind, parts.finish].filter(Boolean).join(' | ')}</Ellipsis>
      </b>
      <Meta className="num">
        {parts.exterior !== null && <span>{parts.exterior}</span>}
        {floatValue !== null && <span>{floatValue.toFixed(4)}</span>}
        {reference === null ? (
          <span>{t('noReference')}</span>
        ) : (
          <span>
            {t('reference')} <Price cents={reference.priceCents} tone="inherit" />
            <ReferenceNote reference={reference} />
          </span>
        )}
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
  gap: 10px;
  overflow: hidden;
  white-space: nowrap;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
