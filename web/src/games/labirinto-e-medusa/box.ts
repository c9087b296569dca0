import type { BoxLook } from '../contract';
import Cover from './Cover.svelte';
import './world.css';

export const look: BoxLook = { Cover, spine: '#8f3a17', ink: '#fdecd3' };
