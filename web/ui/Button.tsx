import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { css, styled } from 'styled-components';

/** One primary button per view. Danger is outlined, and filled only inside its confirmation. */
export type ButtonLook = 'primary' | 'default' | 'ghost' | 'danger';
/** 30, 36 and 48 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Keeps the label, shows a progress bar below it, and ignores presses. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
}

/** A button. When disabled, the reason must be shown beside it. */
export function Button({
  look = 'default',
  size = 'medium',
  isBusy = false,
  isWide = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Face
      {...rest}
      type={type}
      $look={look}
      $size={size}
      $isWide={isWide}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface FaceProps {
  readonly $look: ButtonLook;
  readonly $size: ButtonSize;
  readonly $isWide: boolean;
}

const LOOKS = {
  default: '',
  primary: css`
    background: var(--accent);
    border-color: transparent;
    color: var(--on-accent);
    font-weight: 600;
    &:hover { background: var(--accent-h); border-color: transparent; }
  `,
  ghost: css`
    background: none;
    border-color: transparent;
    color: var(--t2);
  `,
  danger: css`
    color: var(--neg);
    border-color: color-mix(in srgb, var(--neg) 40%, transparent);
    background: none;
  `,
};

const SIZES = {
  small: css`
    height: 30px;
    padding: 0 11px;
    font-size: 13px;
    border-radius: var(--r-2);
  `,
  medium: '',
  large: css`
    height: 48px;
    padding: 0 22px;
    font-size: 16px;
    border-radius: var(--r-3);
  `,
};

/** The button's styles, also for a link that looks like one. */
export const buttonFace = css<FaceProps>`
  position: relative;
  overflow: hidden;
  height: 36px;
  padding: 0 14px;
  border-radius: var(--r-input);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  font-size: 14px;
  font-weight: 500;
  white-space: nowrap;
  border: 1px solid var(--line-2);
  background: var(--s2);
  color: var(--t1);
  transition: background var(--t-2), border-color var(--t-2);
  &:hover { border-color: var(--ctl); background: var(--hover); }
  ${({ $look }) => LOOKS[$look]}
  ${({ $size }) => SIZES[$size]}
  ${({ $isWide }) => ($isWide ? 'width: 100%;' : '')}
  &:disabled { color: var(--t3); background: var(--s3); border-color: transparent; cursor: not-allowed; }
  &[aria-busy]::after {
    content: "";
    position: absolute;
    inset: auto 20% 3px;
    height: 2px;
    border-radius: 1px;
    background: currentColor;
    animation: busy 1s var(--ease-std) infinite alternate;
  }
  @keyframes busy { from { transform: scaleX(.2); } to { transform: scaleX(1); } }
`;

const Face = styled.button<FaceProps>`${buttonFace}`;

interface ButtonLinkProps extends LinkProps {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
}

/** A link that looks like a button. Use it for navigation, never for an action. */
export function ButtonLink({ look = 'default', size = 'medium', isWide = false, ...rest }: ButtonLinkProps) {
  return <LinkFace {...rest} $look={look} $size={size} $isWide={isWide} />;
}

const LinkFace = styled(Link)<{ $look: ButtonLook; $size: ButtonSize; $isWide: boolean }>`${buttonFace}`;
