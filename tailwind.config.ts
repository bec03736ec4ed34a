import type { Config } from 'tailwindcss'

const scale = (name: string) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((step) => [step, `var(--${name}-${step})`]))

/** The design tokens by name. Their values, for light and dark, are in src/console/app/theme.css. */
export default {
  content: ['./index.html', './src/console/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme=dark]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: 'var(--canvas)',
      surface: 'var(--surface)',
      line: 'var(--line)',
      ink: 'var(--ink)',
      ink2: 'var(--ink2)',
      ink3: 'var(--ink3)',
      accent: 'var(--accent)',
      'on-accent': 'var(--on-accent)',
      zero: 'var(--zero)',
      warn: 'var(--warn)',
      adverse: scale('adverse'),
      beneficial: scale('beneficial'),
    },
    fontFamily: {
      sans: ['"IBM Plex Sans"', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      xs: ['12px', '16px'],
      sm: ['13px', '18px'],
      base: ['14px', '20px'],
      lg: ['17px', '26px'],
      xl: ['20px', '26px'],
      '2xl': ['22px', '28px'],
      '3xl': ['28px', '34px'],
    },
    fontWeight: { normal: '400', semibold: '600' },
    borderRadius: { none: '0', sm: '4px', md: '6px', lg: '8px', full: '9999px' },
    boxShadow: { float: '0 6px 24px rgb(0 0 0 / 0.18)', none: 'none' },
    transitionDuration: { DEFAULT: '150ms' },
  },
} satisfies Config
