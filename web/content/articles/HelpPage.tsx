import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { HelpPageQuery } from '../../__generated__/HelpPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { findHelp, type HelpIndex } from './articleLists.ts';
import { loadContent, useContent } from './contentFiles.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpHome } from './HelpHome.tsx';
import { HelpMissing } from './HelpMissing.tsx';
import { ContentSkeleton } from './pageParts.tsx';
import { loadHelpSearch } from './useHelpSearch.ts';

const QUERY = graphql`
  query HelpPageQuery {
    platform {
      ...RichText_platform
    }
  }
`;

/** Placeholder while a text loads. */
export const Skeleton = ContentSkeleton;

/** Loads the list and the article that the URL names. An unknown serial number responds with HTTP 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { i18n, answer } = args.context.get(appServicesRoute);
  const { serial } = args.params;
  if (serial === undefined && new URL(args.request.url).searchParams.has('q')) {
    // When it fails to load, the page shows an error.
    await loadHelpSearch().catch(() => null);
  }
  const index = await loadContent<HelpIndex>(i18n, 'help', 'index');
  if (serial !== undefined) {
    if (findHelp(index, serial) === null) {
      answer.status = 404;
    } else {
      await loadContent(i18n, 'help', serial);
    }
  }
  return loadRouteQuery<HelpPageQuery>(args, QUERY, {});
}

/** The help centre: its list with a search, or one article (requirement R-01). */
export function Component() {
  const { platform } = useRouteQuery<HelpPageQuery>(QUERY);
  const { serial } = useParams();
  const index = useContent<HelpIndex>('help', 'index');
  if (serial === undefined) {
    return <HelpHome index={index} />;
  }
  const place = findHelp(index, serial);
  return place === null ? (
    <HelpMissing />
  ) : (
    <HelpArticle key={serial} index={index} place={place} platform={platform ?? null} />
  );
}
