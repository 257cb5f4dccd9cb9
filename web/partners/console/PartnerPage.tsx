import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { PartnerPageLogQuery } from '../../__generated__/PartnerPageLogQuery.graphql.ts';
import type { PartnerPageQuery } from '../../__generated__/PartnerPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { ApplicationPart } from './ApplicationPart.tsx';
import { CallbackLog } from './CallbackLog.tsx';
import { ConsolePart } from './ConsolePart.tsx';
import { callbackFilter } from './callbackSearch.ts';
import { PartnerSkeleton } from './PartnerSkeleton.tsx';
import { PartnerSteps } from './PartnerSteps.tsx';
import { partnerStage, readConsoleChoice } from './partnerView.ts';
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
      closures {
        service
        ...ClosureNote_closure
      }
      ...ScenarioCard_platform
    }
  }
`;

const LOG_QUERY = graphql`
  query PartnerPageLogQuery($filter: CallbackFilter) {
    viewer {
      id
      partner {
        id
        ...CallbackLog_partner @arguments(filter: $filter)
      }
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = PartnerSkeleton;

/** Starts the queries for the viewer's application and, when the URL names it, the log of callbacks. */
export async function loader(args: LoaderFunctionArgs) {
  const { tab, state, texts } = readConsoleChoice(new URL(args.request.url).searchParams);
  const filter = callbackFilter(state, texts);
  const [page, log] = await Promise.all([
    loadRouteQuery<PartnerPageQuery>(args, QUERY, {}, { isVolatile: true }),
    tab === 'log'
      ? loadRouteQuery<PartnerPageLogQuery>(args, LOG_QUERY, { filter }, { isVolatile: true })
      : null,
  ]);
  return { page, log };
}

/** The partner's page: the application, its result, key and address, then the console (requirements P-01 to P-03). */
export function Component() {
  const { viewer, platform } = useRouteQuery<PartnerPageQuery>(QUERY, 'page');
  const { t } = useTranslation(['console', 'shell']);
  const [search] = useSearchParams();
  const { tab } = readConsoleChoice(search);
  const { messageArrivals } = useAppServices();
  const refresh = useRefresh<PartnerPageQuery>(QUERY, {});
  // A decision is announced by a message.
  useEffect(() => messageArrivals.subscribe(refresh), [messageArrivals, refresh]);
  const nowMs = Date.parse(platform?.serverTime ?? new Date(0).toISOString());
  const partner = viewer?.partner ?? null;
  const closure = platform?.closures.find(({ service }) => service === 'OPEN_PLATFORM');
  const stage = partnerStage(partner);
  return (
    <Page>
      <title>{`${t('title')} · ${t('shell:name')}`}</title>
      <h1>{t('title')}</h1>
      {closure !== undefined && <ClosureNote closure={closure} />}
      <BlockErrorBoundary title={t('failed')} resetKey={`${stage} ${search}`}>
        {stage !== 'console' && <PartnerSteps stage={stage} isRejected={partner?.status === 'REJECTED'} />}
        {(stage === 'apply' || stage === 'review') && (
          <ApplicationPart partner={partner} nowMs={nowMs} onChanged={refresh} />
        )}
        {stage === 'setup' && partner !== null && <SetupPart partner={partner} onChanged={refresh} />}
        {stage === 'console' && viewer != null && (
          <ConsolePart
            viewer={viewer}
            platform={platform}
            tab={tab}
            nowMs={nowMs}
            log={tab === 'log' && <Log nowMs={nowMs} />}
          />
        )}
      </BlockErrorBoundary>
    </Page>
  );
}

function Log({ nowMs }: { readonly nowMs: number }) {
  const { viewer } = useRouteQuery<PartnerPageLogQuery>(LOG_QUERY, 'log');
  const [search] = useSearchParams();
  const { state, texts } = readConsoleChoice(search);
  const filter = callbackFilter(state, texts);
  const refresh = useRefresh<PartnerPageLogQuery>(LOG_QUERY, { filter });
  return viewer?.partner == null ? null : (
    <CallbackLog
      key={JSON.stringify(filter)}
      partner={viewer.partner}
      state={state}
      texts={texts}
      nowMs={nowMs}
      onRefresh={refresh}
    />
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;
