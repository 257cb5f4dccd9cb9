import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from './Icon.tsx';

type ModalShape = 'dialog' | 'picture' | 'sheet' | 'drawer' | 'wideDrawer';

interface ModalProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /**
   * `sheet` fills the height below 56 px on phones (filters). `drawer` does the same there, and is at the right edge
   * elsewhere, with a scrolling body; `wideDrawer` has room for two columns. `dialog` is as large as its content, and so
   * is `picture`, with room for a large one.
   */
  readonly shape?: ModalShape;
  readonly footer?: ReactNode;
  readonly tools?: ReactNode;
}

/**
 * A modal dialog, on phones a bottom sheet. The native dialog element traps the focus, closes on Escape and restores
 * the focus; a press on the backdrop closes it too. It opens on mount. The browser focuses the first control in the
 * markup, so the close button comes last.
 */
export function Modal({ title, closeLabel, onClose, children, shape = 'dialog', footer, tools }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, because its cleanup runs while the dialog is still in the document: only then does closing
  // restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) {
      element.showModal();
    }
    return () => element?.close();
  }, []);
  return (
    <Frame
      ref={dialog}
      $shape={shape}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) {
          onClose();
        }
      }}
    >
      <Panel $shape={shape}>
        <Head>
          <h2 id={titleId}>{title}</h2>
          {tools}
        </Head>
        <Body $shape={shape}>{children}</Body>
        {footer !== undefined && <Foot>{footer}</Foot>}
        <Close type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" size={20} />
        </Close>
      </Panel>
    </Frame>
  );
}

const fitsContent = (shape: ModalShape): boolean => shape === 'dialog' || shape === 'picture';

const isDrawer = (shape: ModalShape): boolean => shape === 'drawer' || shape === 'wideDrawer';

const DRAWER = css<{ $shape: ModalShape }>`
  width: min(${({ $shape }) => ($shape === 'wideDrawer' ? 760 : 460)}px, 100vw);
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  &[open] { animation-name: enter; }
  > div { border-width: 0 0 0 1px; border-radius: 0; background: var(--s1); }
`;

const Frame = styled.dialog<{ $shape: ModalShape }>`
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  width: min(${({ $shape }) => ($shape === 'picture' ? 720 : 420)}px, 100vw);
  max-width: none;
  max-height: min(92dvh, 860px);
  overflow: visible;
  &::backdrop { background: var(--scrim); animation: fade var(--t-3) var(--ease-out); }
  &[open] { display: flex; animation: rise var(--t-3) var(--ease-out); }
  @keyframes fade { from { opacity: 0; } }
  @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
  @keyframes enter { from { transform: translateX(24px); opacity: 0; } }
  ${({ $shape }) => (isDrawer($shape) ? DRAWER : '')}
  @media (max-width: 767px) {
    width: 100vw;
    margin: auto 0 0;
    ${({ $shape }) => (fitsContent($shape) ? '' : 'height: calc(100dvh - 56px); max-height: none;')}
  }
`;

const Panel = styled.div<{ $shape: ModalShape }>`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  max-height: inherit;
  background: var(--s2);
  border: 1px solid var(--line);
  border-radius: var(--r-4);
  box-shadow: var(--e3);
  @media (max-width: 767px) {
    border-width: 1px 0 0;
    border-radius: var(--r-sheet) var(--r-sheet) 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    ${({ $shape }) => (fitsContent($shape) ? '' : 'background: var(--s1);')}
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 18px 68px 6px 24px;
  h2 { flex: 1; }
  @media (max-width: 767px) { min-height: 58px; padding: 14px 60px 8px 16px; }
`;

const Close = styled.button`
  position: absolute;
  top: 18px;
  right: 20px;
  width: 36px;
  height: 36px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--hover); color: var(--t1); }
  @media (max-width: 767px) { top: 14px; right: 12px; }
`;

const SCROLLS_INSIDE = css`
  && { display: flex; flex-direction: column; min-height: 0; padding: 0; overflow: hidden; }
`;

const Body = styled.div<{ $shape: ModalShape }>`
  padding: 6px 24px 24px;
  overflow-y: auto;
  flex: 1;
  overscroll-behavior: contain;
  @media (max-width: 767px) { padding: 4px 16px 20px; }
  ${({ $shape }) => (isDrawer($shape) ? SCROLLS_INSIDE : '')}
`;

const Foot = styled.div`
  padding: 12px 24px 16px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) { padding: 12px 16px; }
`;

/** The buttons of a dialog: right-aligned, and full-width on phones. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  padding-top: 20px;
  @media (max-width: 767px) { button { flex: 1 1 auto; height: 44px; } }
`;
