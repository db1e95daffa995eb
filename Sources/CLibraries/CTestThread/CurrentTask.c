#include "CTestThread.h"

#define SWIFT_CALL __attribute__((swiftcall))

/* Swift's runtime exports both for debuggers and for its own library. */
extern SWIFT_CALL void *swift_task_getCurrent(void);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(void *task);

uint64_t ctestthread_current_task(void) {
    void *task = swift_task_getCurrent();
    return task ? swift_task_getJobTaskId(task) : 0;
}
