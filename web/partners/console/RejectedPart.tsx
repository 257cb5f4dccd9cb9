import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RejectedPart_partner$key } from '../../__generated__/RejectedPart_partner.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Actions, Facts, Hint, PartnerCard } from './partnerParts.ts';

/** The button that was pressed is gone: the focus goes on to what it showed. */
function focusAtMount(element: HTMLElement | null): void {
  element?.focus();
}

interface RejectedPartProps {
  readonly partner: RejectedPart_partner$key;
  readonly nowMs: number;
  /** The form, filled with the last submission. */
  readonly form: ReactNode;
}

/** The reason of the rejection and, on request, advice and the form to correct it (requirement P-02). */
export function RejectedPart({ partner, nowMs, form }: RejectedPartProps) {
  const data = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const writeMoment = useMomentText(nowMs);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PartnerCard>
        <Head>
          <h2>{t('rejected')}</h2>
          <Tag tone="neg">{t('status_REJECTED')}</Tag>
        </Head>
        {data.reviewedAt != null && <Hint>{t('rejectedAt', { at: writeMoment(data.reviewedAt) })}</Hint>}
        <div aria-live="polite">
          <Facts>
            <dt>{t('rejectReason')}</dt>
            <dd>{data.rejectReason}</dd>
            {isOpen && (
              <>
                <dt>{t('solution')}</dt>
                <dd tabIndex={-1} ref={focusAtMount}>
                  {data.solution}
                </dd>
              </>
            )}
          </Facts>
        </div>
        {!isOpen && (
          <Actions>
            <Button look="primary" onClick={() => setIsOpen(true)}>
              {t('viewSolution')}
            </Button>
          </Actions>
        )}
      </PartnerCard>
      {isOpen && form}
    </>
  );
}

const FRAGMENT = graphql`
  fragment RejectedPart_partner on Partner {
    reviewedAt
    rejectReason
    solution
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;
