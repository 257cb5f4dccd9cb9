import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back on a press outside of the element while it is open. */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
) {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && target.isConnected && element.current?.contains(target) === false)
        pressed();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [element, isOpen]);
}
