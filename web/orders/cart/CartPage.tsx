import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { CartPageQuery } from '../../__generated__/CartPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh, useRefreshEvery } from '../../relay/useRefresh.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { loadWords } from '../../shell/i18n.ts';
import { RestrictionLine, useRestrictions } from '../../shell/restriction/RestrictionPanel.tsx';
import { isStopped } from '../../shell/restriction/restrictions.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { CartRow } from './CartRow.tsx';
import { useBuyCart } from './useBuyCart.ts';
import { useRemoveFromCart } from './useRemoveFromCart.ts';

const QUERY = graphql`
  query CartPageQuery {
    viewer {
      ...RestrictionPanel_viewer
      id
      wallet {
        id
        spendableCents
      }
      cart {
        count
        lines {
          state
          listing {
            id
            askCents
          }
          ...CartRow_line
        }
      }
    }
  }
`;

/** How often the page looks whether copies were sold or repriced, in ms. */
const LOOK_MS = 10_000;

/** Starts the query of the page. */
export async function loader(args: LoaderFunctionArgs) {
  const [started] = await Promise.all([
    loadRouteQuery<CartPageQuery>(args, QUERY, {}, { isVolatile: true }),
    // The phases of copies.
    loadWords(args.context.get(appServicesRoute).i18n, 'market'),
  ]);
  return started;
}

/** The viewer's cart: the copies as they are now, and one press that buys those that are selected. */
export function Component() {
  const { viewer } = useRouteQuery<CartPageQuery>(QUERY);
  const { t } = useTranslation(['cart', 'shell']);
  const refresh = useRefresh<CartPageQuery>(QUERY, {});
  useRefreshEvery(refresh, LOOK_MS);
  const lines = viewer?.cart.lines ?? [];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { remove, isRemoving } = useRemoveFromCart(refresh);
  const buying = useBuyCart(refresh);
  const isHeld = isStopped(useRestrictions(viewer), 'BUY');
  const buyable = lines.filter(({ state }) => state === 'ON_SALE' || state === 'PRICE_CHANGED');
  const gone = lines.filter(({ state }) => state === 'GONE' || state === 'OWN');
  const chosen = buyable.filter(({ listing }) => !left.has(listing.id));
  const sumCents = chosen.reduce((sum, { listing }) => sum + listing.askCents, 0);
  const toggle = (id: string) => {
    const others = [...left].filter((each) => each !== id);
    setLeft(new Set(left.has(id) ? others : [...others, id]));
  };
  const copies = chosen.map(({ listing }) => ({
    listingId: listing.id,
    expectedPriceCents: listing.askCents,
  }));
  return (
    <Page>
      <title>{`${t('title')} · ${t('shell:name')}`}</title>
      <h1>{t('title')}</h1>
      <Card>
        {lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <ul>
            {lines.map((line) => (
              <CartRow
                key={line.listing.id}
                line={line}
                isChosen={!left.has(line.listing.id)}
                outcome={buying.outcomes.get(line.listing.id) ?? null}
                isBusy={isRemoving || buying.isInFlight}
                onToggle={() => toggle(line.listing.id)}
                onRemove={() => remove([line.listing.id])}
              />
            ))}
          </ul>
        )}
        {buying.result !== null && <PressResult text={buying.result} />}
        {lines.length > 0 && (
          <Foot>
            {gone.length > 0 && (
              <Button isBusy={isRemoving} onClick={() => remove(gone.map(({ listing }) => listing.id))}>
                {t('removeGone', { count: gone.length })}
              </Button>
            )}
            <CartSum
              count={chosen.length}
              sumCents={sumCents}
              spendableCents={viewer?.wallet.spendableCents ?? 0}
            />
            <BuyButton buying={buying} copies={copies} sumCents={sumCents} isHeld={isHeld} />
            {viewer != null && <RestrictionLine viewer={viewer} action="BUY" />}
          </Foot>
        )}
      </Card>
    </Page>
  );
}

interface BuyButtonProps {
  readonly buying: ReturnType<typeof useBuyCart>;
  readonly copies: Parameters<ReturnType<typeof useBuyCart>['press']>[0];
  readonly sumCents: number;
  /** A restriction stops it. */
  readonly isHeld: boolean;
}

/** Buys the selected copies. */
function BuyButton({ buying, copies, sumCents, isHeld }: BuyButtonProps) {
  const { t } = useTranslation('cart');
  const mustConfirm = buying.mustConfirm(copies);
  return (
    <ConfirmButton
      confirms={mustConfirm ? sumCents : null}
      look="primary"
      disabled={copies.length === 0 || isHeld}
      isBusy={buying.isInFlight}
      onClick={() => buying.press(copies, sumCents)}
    >
      {t(mustConfirm ? 'confirm' : 'buy', { count: copies.length })}
    </ConfirmButton>
  );
}

/** What a press has bought, with the way to its orders. */
function PressResult({ text }: { readonly text: string }) {
  const { t } = useTranslation(['cart', 'shell']);
  return (
    <Note role="status">
      {text} <Link to="/user/order">{t('shell:orders')}</Link>
    </Note>
  );
}

function EmptyCart() {
  const { t } = useTranslation(['cart', 'shell']);
  return (
    <Empty
      art="k-rifle"
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <ButtonLink to="/market" look="primary">
          {t('shell:toMarket')}
        </ButtonLink>
      }
    />
  );
}

interface CartSumProps {
  readonly count: number;
  readonly sumCents: number;
  readonly spendableCents: number;
}

/** What the selected copies cost together, and what the balance is short of it. */
function CartSum({ count, sumCents, spendableCents }: CartSumProps) {
  const { t } = useTranslation('cart');
  const missingCents = sumCents - spendableCents;
  return (
    <Sum>
      {count > 1 && <p>{t('offers')}</p>}
      {t('chosen', { count })} <Price cents={sumCents} size={20} />
      {missingCents > 0 && (
        <small>
          {t('missing')} <Price cents={missingCents} /> <Link to="/user/wallet">{t('recharge')}</Link>
        </small>
      )}
    </Sum>
  );
}

const Page = styled.div`
  min-width: 0;
  h1 { padding-bottom: 16px; }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Note = styled.p`
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  color: var(--t2);
  a { color: var(--accent-t); }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding: 16px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) {
    padding: 16px;
    > button { width: 100%; }
  }
`;

const Sum = styled.div`
  margin-left: auto;
  color: var(--t2);
  text-align: right;
  small, p { display: block; font-size: 12px; }
  p { color: var(--t3); }
  a { color: var(--accent-t); }
`;
