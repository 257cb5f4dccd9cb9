import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  BargainForm_listing$data,
  BargainForm_listing$key,
} from '../../__generated__/BargainForm_listing.graphql.ts';
import type { BargainForm_viewer$key } from '../../__generated__/BargainForm_viewer.graphql.ts';
import { PriceFacts } from '../../selling/desk/PriceFacts.tsx';
import type { PriceSubject } from '../../selling/desk/priceContext.ts';
import { usePriceContexts } from '../../selling/desk/usePriceContexts.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { StoppableSubmit } from '../../shell/restriction/StoppableSubmit.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { PurchaseItem } from '../order/PurchaseItem.tsx';
import { judgeOffer } from './offerDraft.ts';
import { useMakeOffer } from './useMakeOffer.ts';

interface BargainFormProps {
  readonly listing: BargainForm_listing$key;
  readonly viewer: BargainForm_viewer$key;
  readonly onClose: () => void;
}

/** The copy, and the price of an offer for it, with its market, what bounds it and what is held for it. */
export function BargainForm({ listing, viewer, onClose }: BargainFormProps) {
  const data = useFragment(LISTING, listing);
  const { id, askCents, bargain } = data;
  const { wallet } = useFragment(VIEWER, viewer);
  const { t } = useTranslation('bargain');
  const { toasts } = useAppServices();
  const { paid } = useMoneyText();
  const leastCents = bargain?.leastCents ?? 1;
  const [price, setPrice] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { make, isInFlight, problem } = useMakeOffer(id, (isAccepted) => {
    toasts.show('success', t(isAccepted ? 'acceptedAtOnce' : 'made'));
    onClose();
  });
  const cents = parseYuan(price.trim());
  const judgement = judgeOffer(cents, { leastCents, askCents });
  const isShort = cents !== null && cents > wallet.spendableCents;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (cents !== null && judgement === null && !isShort) {
      make(cents);
    }
  };
  const bounds = { least: paid(leastCents), ask: paid(askCents) };
  return (
    <Form noValidate onSubmit={submit}>
      <PurchaseItem listing={data} />
      <BuyerFacts listing={data} />
      <Facts>
        <dt>{t('ask')}</dt>
        <dd>
          <Price cents={askCents} />
        </dd>
        <dt>{t('least')}</dt>
        <dd>
          <button type="button" onClick={() => setPrice(yuanText(leastCents))}>
            <Price cents={leastCents} />
          </button>
          <small>{t(`bound_${bargain?.bound ?? 'SHARE'}`)}</small>
        </dd>
      </Facts>
      <YuanField
        label={t('price')}
        placeholder={yuanText(leastCents)}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        problem={hasTried && judgement !== null ? t(`problem_${judgement}`, bounds) : undefined}
      />
      <Held>
        {t('held', { amount: cents === null ? '—' : paid(cents) })}
        <small>{t('spendable', { amount: paid(wallet.spendableCents) })}</small>
      </Held>
      {isShort && (
        <Wrong role="alert">
          {t('short', { amount: paid(cents - wallet.spendableCents) })}{' '}
          <Link to="/user/wallet" onClick={onClose}>
            {t('toWallet')}
          </Link>
        </Wrong>
      )}
      {problem !== null && <Wrong role="alert">{problem}</Wrong>}
      <StoppableSubmit action="BUY" onLeave={onClose} isBusy={isInFlight} disabled={isShort}>
        {t('send')}
      </StoppableSubmit>
      <small>{t('rules')}</small>
    </Form>
  );
}

/** What a buyer should know beside a price for a copy: what others ask for its like, the reference price and the last sales. */
function BuyerFacts({ listing: { asset, marketItem } }: { readonly listing: BargainForm_listing$data }) {
  const subject: PriceSubject | null =
    marketItem == null ? null : { marketItemId: marketItem.id, phase: asset.phase ?? null };
  const context = usePriceContexts(subject === null ? [] : [subject]).of(subject);
  return (
    <Market>
      <PriceFacts
        look="buyerLine"
        priceCents={null}
        ownAskCents={null}
        context={context}
        reference={context?.reference ?? null}
      />
    </Market>
  );
}

const LISTING = graphql`
  fragment BargainForm_listing on Listing {
    id
    askCents
    bargain {
      leastCents
      bound
    }
    asset {
      phase
    }
    marketItem {
      id
    }
    ...PurchaseItem_listing
  }
`;

const VIEWER = graphql`
  fragment BargainForm_viewer on Viewer {
    wallet {
      id
      spendableCents
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

/** Room for all of it is reserved, so that nothing moves when it loads. */
const Market = styled.div`
  min-height: 60px;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  dt { color: var(--t2); }
  dd { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: flex-end; gap: 0 8px; text-align: right; }
  button { color: var(--accent-t); text-decoration: underline; }
`;

const Held = styled.p`
  display: grid;
  gap: 2px;
  color: var(--t2);
`;

const Wrong = styled.p`
  color: var(--neg);
  a { color: var(--accent-t); text-decoration: underline; }
`;
