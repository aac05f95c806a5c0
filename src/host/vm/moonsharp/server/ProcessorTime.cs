using System.Runtime.InteropServices;

/// A stopwatch that counts only while this thread is at work: a busy machine makes nothing slower.
sealed class ProcessorTime
{
    static readonly int OfThisThread = OperatingSystem.IsMacOS() ? 16 : 3;

    struct Moment
    {
        public nint Seconds, Nanoseconds;
    }

    [DllImport("libc")]
    static extern int clock_gettime(int clock, out Moment now);

    double spent, since;

    public bool Runs { get; private set; }

    public double Milliseconds => Runs ? spent + Now - since : spent;

    static double Now
    {
        get
        {
            clock_gettime(OfThisThread, out var now);
            return now.Seconds * 1e3 + now.Nanoseconds / 1e6;
        }
    }

    public void Start()
    {
        if (!Runs) (Runs, since) = (true, Now);
    }

    public void Stop()
    {
        if (Runs) (Runs, spent) = (false, spent + Now - since);
    }
}
