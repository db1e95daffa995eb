#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*drain)(void);

/* Called by Swift's runtime, where it is set, in place of its own way to serve the main actor of an asynchronous `main`. */
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain usual, drain compatible) __attribute__((weak));
extern void CFRunLoopRun(void) __attribute__((weak));
/* The entry point of Swift Testing, which only a program that runs tests has in it. */
extern void *swt_abiv0_getEntryPoint(void) __attribute__((weak));

static SWIFT_CALL void serve_main_actor(drain usual, drain compatible) {
    (void)compatible;
    if (!swt_abiv0_getEntryPoint || !CFRunLoopRun) {
        usual();
        return;
    }
    for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void install(void) {
    if (&swift_task_asyncMainDrainQueue_hook && !swift_task_asyncMainDrainQueue_hook) {
        swift_task_asyncMainDrainQueue_hook = serve_main_actor;
    }
}
