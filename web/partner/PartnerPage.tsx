import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { PartnerPageQuery } from '../__generated__/PartnerPageQuery.graphql.ts';
import { useAppServices } from '../app/appServices.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { useRefresh } from '../app/useRefresh.ts';
import { ApplicationPart } from './ApplicationPart.tsx';
import { ConsolePart } from './ConsolePart.tsx';
import { PartnerSkeleton } from './PartnerSkeleton.tsx';
import { PartnerSteps } from './PartnerSteps.tsx';
import { partnerStage } from './partnerStage.ts';
import { SetupPart } from './SetupPart.tsx';

const QUERY = graphql`
  query PartnerPageQuery {
    viewer {
      id
      partner {
        id
        status
        lockedAt
        ...ApplicationPart_partner
        ...SetupPart_partner
      }
      ...ConsolePart_viewer
    }
    platform {
      serverTime
    }
  }
`;

/** What stands there while the application is on the way. */
export const Skeleton = PartnerSkeleton;

/** Starts the reader's application. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<PartnerPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** The reader as a partner: the application, what came of it, key and address, then the console (requirements P-01 to P-03). */
export function Component() {
  const { viewer, platform } = useRouteQuery<PartnerPageQuery>(QUERY);
  const { t } = useTranslation(['partner', 'app']);
  const { messageArrivals } = useAppServices();
  const refresh = useRefresh<PartnerPageQuery>(QUERY, {});
  // A decision is told by a message.
  useEffect(() => messageArrivals.subscribe(refresh), [messageArrivals, refresh]);
  const nowMs = Date.parse(platform?.serverTime ?? new Date(0).toISOString());
  const partner = viewer?.partner ?? null;
  const stage = partnerStage(partner);
  return (
    <Page>
      <title>{`${t('title')} · ${t('app:name')}`}</title>
      <h1>{t('title')}</h1>
      <BlockErrorBoundary title={t('failed')} resetKey={stage}>
        {stage !== 'console' && <PartnerSteps stage={stage} isRejected={partner?.status === 'REJECTED'} />}
        {(stage === 'apply' || stage === 'review') && (
          <ApplicationPart partner={partner} nowMs={nowMs} onChanged={refresh} />
        )}
        {stage === 'setup' && partner !== null && <SetupPart partner={partner} onChanged={refresh} />}
        {stage === 'console' && viewer != null && <ConsolePart viewer={viewer} nowMs={nowMs} />}
      </BlockErrorBoundary>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;
