import type { WidgetProps } from '#src/kit/widget.ts';
import type { spec } from './spec.ts';

/** Props of the widget, of which each of its parts takes some. */
export type ImageCaptureProps = WidgetProps<typeof spec>;
