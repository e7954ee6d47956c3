/** Opens the preview in a window of its own, which follows the editor as the frame does. */
import { previewParameter } from '../../../../blocks/preview/previewWindow';
import { Button } from '../../../../ui/actions/Button';
import { useToast } from '../../../../ui/overlays/Toasts';
import type { FrameSize } from './previewSize';

export function WindowButton({ path, size: { width, height } }: { path: string; size: FrameSize }) {
  const toast = useToast();
  const openWindow = (): void => {
    // With its name, the same window is used again.
    const opened = window.open(`/${path}?${previewParameter}=1`, `preview-${path}`, `popup,width=${width},height=${height}`);
    if (opened) opened.focus();
    else toast('Der Browser hat das Fenster verhindert. Erlauben Sie Fenster für diese Seite.');
  };
  return <Button variant="text" icon="panels-top-left" label="Vorschau in eigenem Fenster" onPress={openWindow} />;
}
