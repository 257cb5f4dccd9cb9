import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SearchPanelProps } from '../../shell/feature.ts';
import { hasWords } from '../../shell/i18n.ts';
import { MissingPart } from '../../shell/lazyPart.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { Commands } from './Commands.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { PanelHint } from './PanelHint.tsx';
import { PanelContext } from './PanelRow.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { Suggestions } from './Suggestions.tsx';

/**
 * Panel under the search field: recent searches, and suggestions once something is typed. On phones it fills the
 * screen.
 */
export function SearchPanel({ id, typed, activeId, pathOf, onLeave }: SearchPanelProps) {
  const { t, i18n } = useTranslation('search');
  const keyword = useDebounced(typed.trim());
  if (!hasWords(i18n, 'search')) return <MissingPart />;
  const isTyping = typed.trim() !== '' && keyword !== '';
  return (
    <PanelContext value={{ activeId, pathOf, onLeave }}>
      <Panel
        id={id}
        role="grid"
        aria-label={t('panel')}
        // A press beside a link keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Commands typed={typed.trim()} />
        {isTyping && (
          <SuggestionsBoundary resetKey={keyword} fallback={null}>
            <OwnOrders keyword={keyword} />
          </SuggestionsBoundary>
        )}
        <SuggestionsBoundary resetKey={keyword} fallback={<PanelHint isAnswer>{t('failed')}</PanelHint>}>
          {/* One boundary around both, so that the recent searches stay until the first suggestions arrive. */}
          <Suspense fallback={null}>
            {isTyping ? <Suggestions keyword={keyword} /> : <RecentSearches />}
          </Suspense>
        </SuggestionsBoundary>
      </Panel>
    </PanelContext>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** A new value clears the failure. */
  readonly resetKey: string;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly failedKey: string;
}

/**
 * A failure of the suggestions shows a message in the panel; the search still works. A class, because React supports
 * error boundaries in no other form.
 */
class SuggestionsBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, failedKey: '' };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, { failedKey }: BoundaryState) {
    return resetKey === failedKey ? null : { hasFailed: false, failedKey: resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 6px) 0 auto;
  min-width: 420px;
  max-height: min(640px, calc(100dvh - 80px));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 6px 0 8px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s2);
  box-shadow: var(--e2);
  font-size: 14px;
  @media (max-width: 767px) {
    position: static;
    flex: 1;
    min-width: 0;
    max-height: none;
    border: 0;
    border-top: 1px solid var(--line);
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;
