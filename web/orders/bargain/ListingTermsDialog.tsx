import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingTermsDialogMutation } from '../../__generated__/ListingTermsDialogMutation.graphql.ts';
import type {
  ListingTermsDialogQuery,
  ListingTermsDialogQuery$data,
} from '../../__generated__/ListingTermsDialogQuery.graphql.ts';
import { PriceFacts } from '../../selling/desk/PriceFacts.tsx';
import type { PriceSubject } from '../../selling/desk/priceContext.ts';
import { usePriceContexts } from '../../selling/desk/usePriceContexts.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { WithWords } from '../../shell/DialogHost.tsx';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { DialogProps } from '../../shell/feature.ts';
import { StoppableSubmit } from '../../shell/restriction/StoppableSubmit.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { yuanText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { readBound } from './offerDraft.ts';

const QUERY = graphql`
  query ListingTermsDialogQuery($listingId: ID!) {
    node(id: $listingId) {
      ... on Listing @alias(as: "listing") {
        askCents
        asset {
          phase
        }
        marketItem {
          id
          nameZh
          nameEn
        }
        bargain {
          ownTerms {
            isOpen
            leastCents
            leastPercent
            acceptCents
            acceptPercent
          }
        }
      }
    }
  }
`;

type Listing = NonNullable<NonNullable<ListingTermsDialogQuery$data['node']>['listing']>;

/** Dialog that says what offers one listing of the viewer takes, whose terms then count instead of the shop's (K-04). */
export function ListingTermsDialog({ request, onClose }: DialogProps<DialogRequestOf<'listingTerms'>>) {
  const { listingId } = request;
  const { t } = useTranslation('bargain');
  return (
    <Modal title={t('listingTerms')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={listingId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>
          <WithWords feature="desk">
            <Body listingId={listingId} onClose={onClose} />
          </WithWords>
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

interface BodyProps {
  readonly listingId: string;
  readonly onClose: () => void;
}

function Body({ listingId, onClose }: BodyProps) {
  const { node } = useLazyLoadQuery<ListingTermsDialogQuery>(
    QUERY,
    { listingId },
    { fetchPolicy: 'network-only' },
  );
  return node?.listing == null ? (
    <ErrorNote onRetry={onClose} />
  ) : (
    <TermsForm listing={node.listing} listingId={listingId} onClose={onClose} />
  );
}

/** A bound as the form begins with it: an amount, or what a share of the ask comes to. */
function textOf(askCents: number, cents: number | null | undefined, percent: number | null | undefined) {
  if (cents != null) {
    return yuanText(cents);
  }
  return percent == null ? '' : yuanText(Math.ceil((askCents * percent) / 100));
}

function TermsForm({ listing, listingId, onClose }: BodyProps & { readonly listing: Listing }) {
  const { askCents, marketItem, bargain } = listing;
  const terms = bargain?.ownTerms;
  const { t, i18n } = useTranslation('bargain');
  const { toasts } = useAppServices();
  const [isOpen, setIsOpen] = useState(terms?.isOpen ?? true);
  const [least, setLeast] = useState(() => textOf(askCents, terms?.leastCents, terms?.leastPercent));
  const [accept, setAccept] = useState(() => textOf(askCents, terms?.acceptCents, terms?.acceptPercent));
  const [hasTried, setHasTried] = useState(false);
  const [commit, isInFlight] = useMutation<ListingTermsDialogMutation>(MUTATION);
  const [leastCents, acceptCents] = [readBound(least, askCents), readBound(accept, askCents)];
  const problemOf = (cents: number | null | undefined) =>
    hasTried && cents === undefined ? t('boundWrong', { ask: yuanText(askCents) }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (leastCents === undefined || acceptCents === undefined) {
      return;
    }
    commit({
      variables: { input: { listingId, isOpen, leastCents, acceptCents } },
      onCompleted({ setBargainTerms: { message } }) {
        toasts.show(message === undefined ? 'success' : 'failure', message ?? t('termsSaved'));
        if (message === undefined) {
          onClose();
        }
      },
    });
  };
  return (
    <Form noValidate onSubmit={submit}>
      <p>
        <b>{i18n.language === 'zh' ? marketItem?.nameZh : marketItem?.nameEn}</b>
        <span>
          {t('ask')} <Price cents={askCents} />
        </span>
      </p>
      <Checkbox isChecked={isOpen} onChange={setIsOpen}>
        {t('termsOpen')}
      </Checkbox>
      <YuanField
        label={t('listingLeast')}
        disabled={!isOpen}
        value={least}
        onChange={(event) => setLeast(event.target.value)}
        problem={problemOf(leastCents)}
      />
      <YuanField
        label={t('listingAccept')}
        disabled={!isOpen}
        value={accept}
        onChange={(event) => setAccept(event.target.value)}
        problem={problemOf(acceptCents)}
      />
      <AcceptFacts listing={listing} acceptCents={acceptCents ?? null} />
      <small>{t('listingTermsHint')}</small>
      <StoppableSubmit action="LIST" onLeave={onClose} isBusy={isInFlight}>
        {t('termsSave')}
      </StoppableSubmit>
    </Form>
  );
}

interface AcceptFactsProps {
  readonly listing: Listing;
  /** Null while no price that the listing could be sold at is typed. */
  readonly acceptCents: number | null;
}

/** What a seller should know beside the price at which an offer is accepted by itself, which then is the price of a sale. */
function AcceptFacts({ listing: { askCents, asset, marketItem }, acceptCents }: AcceptFactsProps) {
  const subject: PriceSubject | null =
    marketItem == null ? null : { marketItemId: marketItem.id, phase: asset.phase ?? null };
  const context = usePriceContexts(subject === null ? [] : [subject]).of(subject);
  return (
    <Market>
      <PriceFacts
        look="line"
        priceCents={acceptCents}
        ownAskCents={askCents}
        context={context}
        reference={context?.reference ?? null}
      />
    </Market>
  );
}

const MUTATION = graphql`
  mutation ListingTermsDialogMutation($input: SetBargainTermsInput!) {
    setBargainTerms(input: $input) {
      ... on DomainError {
        message
      }
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 12px; }
  b { font-weight: 600; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

/** Room for all of it is reserved, so that nothing moves while the facts load and while the user types. */
const Market = styled.div`
  min-height: 120px;
`;
