import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { CheapestForm_marketItem$key } from '../../__generated__/CheapestForm_marketItem.graphql.ts';
import type { CheapestForm_viewer$key } from '../../__generated__/CheapestForm_viewer.graphql.ts';
import type { CheapestFormQuery } from '../../__generated__/CheapestFormQuery.graphql.ts';
import { StoppableSubmit } from '../../shell/restriction/StoppableSubmit.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { Field } from '../../ui/Field.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { useDraftQuery } from '../bid/useDraftQuery.ts';
import { CheapestResult } from './CheapestResult.tsx';
import { type CheapestFormText, readCheapestDraft, readLimit, readQuantity } from './cheapestDraft.ts';
import { useBuyCheapest } from './useBuyCheapest.ts';

interface CheapestFormProps {
  readonly marketItem: CheapestForm_marketItem$key;
  readonly viewer: CheapestForm_viewer$key;
  /** The limit and the conditions that it begins with. */
  readonly asked: Pick<CheapestFormText, 'limit' | 'filter'>;
  readonly onClose: () => void;
}

/** Number, limit and conditions of the copies, with what the press buys and costs; then what it has bought. */
export function CheapestForm({ marketItem, viewer, asked, onClose }: CheapestFormProps) {
  const item = useFragment(ITEM, marketItem);
  const { tradeUrl, wallet } = useFragment(VIEWER, viewer);
  const { t, i18n } = useTranslation('cart');
  const { paid } = useMoneyText();
  const [form, setForm] = useState<CheapestFormText>({ quantity: '2', ...asked });
  const [hasTried, setHasTried] = useState(false);
  const draft = readCheapestDraft(form);
  const answer = useDraftQuery<CheapestFormQuery>(
    PREVIEW,
    draft === null ? null : { marketItemId: item.id, ...draft },
  );
  const preview = answer?.node?.marketItem?.previewCheapest ?? null;
  const { send, isInFlight, purchase, problem } = useBuyCheapest(item.id);
  if (purchase !== null) {
    return <CheapestResult purchase={purchase} onClose={onClose} />;
  }
  const { quantity = 0, sumCents = 0, filterProblem = null } = preview ?? {};
  const isShort = sumCents > wallet.spendableCents;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (draft !== null && quantity > 0 && !isShort) {
      send(draft, sumCents);
    }
  };
  return (
    <Form noValidate onSubmit={submit}>
      <b>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</b>
      <Terms
        form={form}
        hasTried={hasTried}
        filterProblem={filterProblem ?? undefined}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
      />
      <Outlook role="status">
        {preview !== null && filterProblem === null && (
          <>
            {quantity > 0 && (
              <span>{t('cheapest_buys', { count: quantity, highest: paid(preview.highestCents ?? 0) })}</span>
            )}
            {preview.stopReason != null && <span>{t(`stop_${preview.stopReason}`)}</span>}
          </>
        )}
      </Outlook>
      <Money
        sumCents={preview === null ? null : sumCents}
        spendableCents={wallet.spendableCents}
        hasTradeLink={tradeUrl != null}
        onClose={onClose}
      />
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <StoppableSubmit
        action="BUY"
        onLeave={onClose}
        isBusy={isInFlight}
        disabled={quantity === 0 || isShort || tradeUrl == null}
      >
        {t('buy', { count: quantity })}
      </StoppableSubmit>
      <small>{t('cheapest_rules')}</small>
    </Form>
  );
}

interface MoneyProps {
  /** What the copies cost together; null until it is known. */
  readonly sumCents: number | null;
  readonly spendableCents: number;
  readonly hasTradeLink: boolean;
  readonly onClose: () => void;
}

/** What is paid, beside what there is; and what is missing before anything can be bought. */
function Money({ sumCents, spendableCents, hasTradeLink, onClose }: MoneyProps) {
  const { t } = useTranslation('cart');
  const { paid } = useMoneyText();
  return (
    <>
      <Total>
        <span>{t('cheapest_sum')}</span>
        <b className="num">{sumCents === null ? '—' : paid(sumCents)}</b>
        <small>{t('spendable', { amount: paid(spendableCents) })}</small>
      </Total>
      {sumCents !== null && sumCents > spendableCents && (
        <Problem role="alert">
          {t('missing')} {paid(sumCents - spendableCents)}{' '}
          <Link to="/user/wallet" onClick={onClose}>
            {t('recharge')}
          </Link>
        </Problem>
      )}
      {!hasTradeLink && (
        <Problem role="alert">
          {t('needsTradeLink')}{' '}
          <Link to="/user/setting" onClick={onClose}>
            {t('toTradeLink')}
          </Link>
        </Problem>
      )}
    </>
  );
}

interface TermsProps {
  readonly form: CheapestFormText;
  /** Whether the form was sent: what is wrong is told from then on. */
  readonly hasTried: boolean;
  readonly filterProblem: string | undefined;
  readonly onChange: (part: Partial<CheapestFormText>) => void;
}

function Terms({ form, hasTried, filterProblem, onChange }: TermsProps) {
  const { t } = useTranslation('cart');
  const { quantity, limit, filter } = form;
  return (
    <>
      <Row>
        <Field
          label={t('cheapest_quantity')}
          inputMode="numeric"
          maxLength={2}
          value={quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
          problem={hasTried && readQuantity(quantity) === null ? t('cheapest_quantityWrong') : undefined}
        />
        <YuanField
          label={t('cheapest_limit')}
          placeholder={t('cheapest_noLimit')}
          value={limit}
          onChange={({ target }) => onChange({ limit: target.value })}
          problem={readLimit(limit) === null ? t('cheapest_limitWrong') : undefined}
        />
      </Row>
      <Field
        label={t('cheapest_conditions')}
        placeholder="wear<0.1 seed:661"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        value={filter}
        onChange={({ target }) => onChange({ filter: target.value })}
        problem={filterProblem}
      />
    </>
  );
}

const ITEM = graphql`
  fragment CheapestForm_marketItem on MarketItem {
    id
    nameZh
    nameEn
  }
`;

const VIEWER = graphql`
  fragment CheapestForm_viewer on Viewer {
    tradeUrl
    wallet {
      id
      spendableCents
    }
  }
`;

const PREVIEW = graphql`
  query CheapestFormQuery($marketItemId: ID!, $quantity: Int!, $priceLimitCents: Cents!, $filter: String) {
    node(id: $marketItemId) {
      ... on MarketItem @alias(as: "marketItem") {
        previewCheapest(quantity: $quantity, priceLimitCents: $priceLimitCents, filter: $filter) {
          filterProblem
          quantity
          sumCents
          highestCents
          stopReason
        }
      }
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  > b { font-size: 14px; line-height: 22px; font-weight: 600; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 12px;
`;

/** Keeps its height while it is read. */
const Outlook = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-height: 44px;
  color: var(--t2);
`;

const Total = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: 2px 12px;
  span { color: var(--t2); }
  b { font-size: 20px; line-height: 28px; text-align: right; }
  small { grid-column: 1 / -1; text-align: right; }
`;

const Problem = styled.p`
  color: var(--neg);
  a { color: var(--accent-t); text-decoration: underline; }
`;
