/** What the face library gets where it asks for all of TensorFlow: the core, and the methods of tensors that it calls. */
import '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js';

export * from '@tensorflow/tfjs-core';
