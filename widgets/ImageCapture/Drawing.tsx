import type { ImageCaptureProps } from './props.ts';

/** A forearm and hand with a place on the skin. */
function Whole() {
  return (
    <>
      <path
        className="drawn-body"
        d="M20 98 L58 54 C64 46 68 38 74 30 C78 24 82 16 86 18 C90 20 86 30 84 34 C90 26 98 14 102 17 C106 20 98 32 95 37 C101 30 109 21 112 25 C115 29 107 38 103 43 C108 39 115 34 117 38 C119 42 108 52 100 58 C96 66 90 70 86 74 L42 114 Z"
      />
      <ellipse className="drawn-place" cx="58" cy="80" rx="9" ry="7" />
    </>
  );
}

/** The same arm from its side: the place rises from the outline. */
function Side() {
  return (
    <>
      <path
        className="drawn-body"
        d="M10 82 C30 70 44 68 54 66 C58 60 68 60 72 65 C86 63 98 60 108 54 C116 50 126 48 128 53 C130 58 120 62 114 66 C122 66 128 68 126 73 C124 78 110 78 98 82 C70 92 40 98 14 108 Z"
      />
      <path className="drawn-place" d="M53 66 C58 59 68 59 73 65 C68 69 58 70 53 66 Z" />
    </>
  );
}

/** The place alone, as large as the picture, with room around it. */
function CloseUp() {
  return (
    <>
      <rect className="drawn-body" x="12" y="14" width="116" height="92" rx="2" />
      <path
        className="drawn-place"
        d="M48 58 C46 44 60 34 74 38 C90 40 98 52 94 64 C92 78 76 86 62 80 C52 78 48 68 48 58 Z"
      />
      <path className="drawn-mark" d="M60 54 h2 M76 50 h2 M70 64 h2 M82 64 h2 M62 70 h2" />
    </>
  );
}

const drawings = { whole: Whole, side: Side, closeUp: CloseUp };

/** How a good picture looks, in the frame of a camera. An ornament: the words beside it say the same. */
export function Drawing({ drawing }: { drawing: ImageCaptureProps['options']['drawing'] }) {
  const Shown = drawings[drawing];
  return (
    <svg className="image-drawing" viewBox="0 0 140 120" aria-hidden="true" focusable="false">
      <rect className="drawn-ground" x="1" y="1" width="138" height="118" rx="8" />
      <Shown />
      <path
        className="drawn-frame"
        d="M8 24 V14 Q8 8 14 8 H24 M116 8 H126 Q132 8 132 14 V24 M132 96 V106 Q132 112 126 112 H116 M24 112 H14 Q8 112 8 106 V96"
      />
    </svg>
  );
}
