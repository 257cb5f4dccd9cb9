import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { HelpLines } from './HelpLines.tsx';
import type { HelpSearch } from './useHelpSearch.ts';

/**
 * Search results: each article with the sentence that answers the question, or a note that nothing was found and how
 * to contact the operators.
 */
export function HelpHits({ question, hits, state }: Pick<HelpSearch, 'question' | 'hits' | 'state'>) {
  const { t } = useTranslation('articles');
  const write = <ButtonLink to="/user/letters">{t('writeOnSite')}</ButtonLink>;
  return (
    <Panel aria-label={t('helpResults')} aria-busy={state === 'loading'}>
      {state === 'loading' && <HelpLinesSkeleton />}
      {state === 'failed' && (
        <Empty art="alert" title={t('helpFailed')} hint={t('helpFailedHint')} action={write} />
      )}
      {hits.length > 0 && (
        <HelpLines
          entries={hits.map(({ entry, sentence }) => ({ ...entry, summary: sentence ?? entry.summary }))}
        />
      )}
      {state === 'ready' && hits.length === 0 && (
        <Empty
          art="k-case"
          title={t('helpNone', { question: question.trim() })}
          hint={t('helpNoneHint')}
          action={write}
        />
      )}
    </Panel>
  );
}

/** Shown while the texts load, in place of an empty result. */
function HelpLinesSkeleton() {
  return ['55%', '70%', '62%'].map((width) => (
    <Waiting key={width}>
      <Skeleton width="30%" height="14px" />
      <Skeleton width={width} />
    </Waiting>
  ));
}

const Waiting = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  height: 63px;
  padding: 0 20px;
`;
