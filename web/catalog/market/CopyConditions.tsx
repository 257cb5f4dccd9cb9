import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { copiesAddress, copyFilterText } from './copyConditions.ts';
import { parseFloatBound } from './goodsChoice.ts';
import { useMarketFilter } from './MarketChoice.tsx';

/**
 * Bounds of the wear, and the way on to the single copies that match them with the filters of the market. There phase, stickers and
 * pattern narrow further.
 */
export function CopyConditions() {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const navigate = useNavigate();
  const [low, setLow] = useState('');
  const [high, setHigh] = useState('');
  const [from, to] = [parseFloatBound(low.trim()), parseFloatBound(high.trim())];
  const isWrong = (text: string, bound: number | null) => text.trim() !== '' && bound === null;
  const isLowWrong = isWrong(low, from);
  const isHighWrong = isWrong(high, to);
  const isReversed = from !== null && to !== null && from > to;
  const problem =
    isLowWrong || isHighWrong ? t('filter_wrong') : isReversed ? t('filter_reversed') : undefined;
  const path = copiesAddress(copyFilterText(filter, { from, to }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === undefined) {
      void navigate(path);
    }
  };
  const shared = { inputMode: 'decimal', maxLength: 8 } as const;
  return (
    <form noValidate onSubmit={submit}>
      <Row>
        <Field
          {...shared}
          label={`${t('float')} · ${t('lowest')}`}
          placeholder="0"
          value={low}
          onChange={(event) => setLow(event.target.value)}
          aria-invalid={isLowWrong || isReversed || undefined}
        />
        <span aria-hidden="true">–</span>
        <Field
          {...shared}
          label={`${t('float')} · ${t('highest')}`}
          placeholder="1"
          value={high}
          onChange={(event) => setHigh(event.target.value)}
          aria-invalid={isHighWrong || isReversed || undefined}
        />
      </Row>
      {problem === undefined ? (
        <ButtonLink to={path} isWide>
          {t('showCopies')}
        </ButtonLink>
      ) : (
        <Problem role="alert">{problem}</Problem>
      )}
      {/* Enter in a field goes on as the link does. */}
      <button type="submit" hidden />
    </form>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 8px;
  padding: 2px 0 10px;
  color: var(--t3);
  > span { line-height: 36px; }
`;

const Problem = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
