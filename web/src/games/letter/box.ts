import type { BoxLook } from '../contract';
import Cover from './Cover.svelte';
import './world.css';

export const look: BoxLook = { Cover, spine: '#0b0b0f', ink: '#f4efe6', font: 'var(--font-text)' };
