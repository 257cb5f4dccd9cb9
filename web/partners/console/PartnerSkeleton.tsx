import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PartnerCard } from './partnerParts.ts';

/** Placeholder of the page: its title and a card of lines. */
export function PartnerSkeleton() {
  const { t } = useTranslation('console');
  return (
    <PageSkeleton>
      <h1>{t('title')}</h1>
      <Lines>
        <Skeleton width="180px" height="22px" />
        <Skeleton height="36px" />
        <Skeleton height="36px" />
        <Skeleton height="96px" />
      </Lines>
    </PageSkeleton>
  );
}

const Lines = styled(PartnerCard)`
  display: grid;
  gap: 18px;
  max-width: 860px;
  margin-top: 16px;
`;
