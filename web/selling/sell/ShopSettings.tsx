import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, useMutation } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ShopSettingsClaimMutation } from '../../__generated__/ShopSettingsClaimMutation.graphql.ts';
import type { ShopSettingsLineMutation } from '../../__generated__/ShopSettingsLineMutation.graphql.ts';
import type { ShopSettingsQuery } from '../../__generated__/ShopSettingsQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The button that opens what a seller sets up of their shop's page: the line about it, its address, what stands first. */
export function ShopSettings() {
  const { t } = useTranslation(['sell', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('shopSettings')}
      </Button>
      {isOpen && (
        <Modal title={t('shopSettings')} closeLabel={t('shell:close')} onClose={close}>
          <BlockErrorBoundary resetKey="shop" onRetry={close}>
            <Suspense fallback={<Skeleton width="100%" height="262px" />}>
              <Body onClose={close} />
            </Suspense>
          </BlockErrorBoundary>
        </Modal>
      )}
    </>
  );
}

function Body({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('sell');
  const { viewer } = useLazyLoadQuery<ShopSettingsQuery>(QUERY, {}, { fetchPolicy: 'store-and-network' });
  if (viewer === null || viewer === undefined) {
    return <ErrorNote onRetry={onClose} />;
  }
  const { id, shopLine, shopAddress } = viewer.user;
  return (
    <Parts>
      <LineForm stored={shopLine ?? ''} />
      <Address address={shopAddress ?? null} offer={viewer.shopAddressOffer ?? null} />
      <Hint>{t('shopPinsHint')}</Hint>
      <Link to={`/shop/${encodeURIComponent(shopAddress ?? id)}`}>{t('shopView')}</Link>
    </Parts>
  );
}

function LineForm({ stored }: { readonly stored: string }) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [line, setLine] = useState(stored);
  const [problem, setProblem] = useState<string | undefined>();
  const [commit, isInFlight] = useMutation<ShopSettingsLineMutation>(SET_LINE);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isInFlight) return;
    commit({
      variables: { input: { line } },
      onCompleted({ setShopLine: answer }) {
        setProblem(answer.message ?? undefined);
        if (answer.message == null) toasts.show('success', t('shopSaved'));
      },
    });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('shopLine')}
        value={line}
        maxLength={200}
        autoComplete="off"
        problem={problem}
        suffix={
          <Button type="submit" isBusy={isInFlight} disabled={line.trim() === stored}>
            {t('save')}
          </Button>
        }
        onChange={(event) => {
          setLine(event.target.value);
          setProblem(undefined);
        }}
      />
      <Hint>{t('shopLineHint')}</Hint>
    </form>
  );
}

interface AddressProps {
  /** The address in use; null if there is none. */
  readonly address: string | null;
  /** The one that the nickname makes; null if it makes none. */
  readonly offer: string | null;
}

function Address({ address, offer }: AddressProps) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<ShopSettingsClaimMutation>(CLAIM);
  const claim = () =>
    commit({
      variables: { input: {} },
      onCompleted({ claimShopAddress: answer }) {
        if (answer.message == null) toasts.show('success', t('shopSaved'));
        else toasts.show('failure', answer.message);
      },
    });
  return (
    <div>
      <Label>{t('shopAddress')}</Label>
      <Line>
        <b>{address === null ? t('shopAddressNone') : `/shop/${address}`}</b>
        {offer !== null && offer !== address && (
          <Button size="small" isBusy={isInFlight} onClick={claim}>
            {t('shopAddressClaim', { address: offer })}
          </Button>
        )}
      </Line>
      <Hint>{t(offer === null ? 'shopAddressNoName' : 'shopAddressHint')}</Hint>
    </div>
  );
}

const QUERY = graphql`
  query ShopSettingsQuery {
    viewer {
      id
      shopAddressOffer
      user {
        id
        shopLine
        shopAddress
      }
    }
  }
`;

const SET_LINE = graphql`
  mutation ShopSettingsLineMutation($input: SetShopLineInput!) {
    setShopLine(input: $input) {
      ... on SetShopLinePayload {
        viewer {
          id
          shopAddressOffer
          user {
            id
            shopLine
            shopAddress
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const CLAIM = graphql`
  mutation ShopSettingsClaimMutation($input: ClaimShopAddressInput!) {
    claimShopAddress(input: $input) {
      ... on ClaimShopAddressPayload {
        viewer {
          id
          shopAddressOffer
          user {
            id
            shopLine
            shopAddress
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 20px;
  > a { justify-self: start; color: var(--accent-t); }
  > a:hover { text-decoration: underline; }
`;

const Label = styled.p`
  padding-bottom: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  b { font-weight: 500; overflow-wrap: anywhere; }
`;

const Hint = styled.p`
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
